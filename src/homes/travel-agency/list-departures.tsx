import { buttonVariants } from '../../elements/button/button.tsx';
import styles from './list-departures.module.css';
import { ListDeparturesVehicle, type Vehicle } from './list-departures-vehicle.tsx';
import { RidgeEdge } from './ridge-edge.tsx';

interface NightDeparture {
  /** Value in the form. */
  name: string;
  day: string;
  /** Indexes of the sold berths. */
  soldSeats: readonly number[];
  remainingText: string;
  requestLabel: string;
}

interface NightJourney {
  title: string;
  routeText: string;
  facts: string;
  /** Type of the vehicle. */
  vehicle: Vehicle;
  departures: readonly NightDeparture[];
}

interface ListDeparturesProps {
  id: string;
  heading: string;
  text: string;
  journeys: readonly NightJourney[];
  /** Name of the form field that a departure fills in. */
  field: string;
  /** Anchor of the form. */
  formId: string;
  note: string;
}

/** Departures, each with a drawing of its vehicle; a head in a window stands for a sold berth. */
export function ListDepartures({
  id,
  heading,
  text,
  journeys,
  field,
  formId,
  note,
}: ListDeparturesProps) {
  return (
    <section id={id} className={styles.section}>
      <RidgeEdge seed={4} />
      <div className={styles.text}>
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.rows}>
        {journeys.map(({ title, routeText, facts, vehicle, departures }) => (
          <li key={title} className={styles.journey} data-mode={vehicle}>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.route}>
                {routeText}. <strong>{facts}</strong>
              </p>
            </div>
            <ul className={styles.dates}>
              {departures.map(({ name, day, soldSeats, remainingText, requestLabel }) => (
                <li key={name}>
                  <div className={styles.track}>
                    <ListDeparturesVehicle vehicle={vehicle} soldSeats={soldSeats} />
                  </div>
                  <p className={styles.remaining}>
                    <span>{day}</span>
                    <strong>{remainingText}</strong>
                    <a
                      href={`?${new URLSearchParams({ [field]: name })}#${formId}`}
                      aria-label={`${requestLabel}: ${name}`}
                      className={buttonVariants({ size: 'sm', tone: 'outline' })}
                    >
                      {requestLabel}
                    </a>
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={`${styles.note} text-caption`}>{note}</p>
    </section>
  );
}

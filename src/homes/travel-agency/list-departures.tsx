import { buttonVariants } from '../../elements/button/button.tsx';
import { ListDeparturesVehicle, type Vehicle } from './list-departures-vehicle.tsx';
import { RidgeEdge } from './ridge-edge.tsx';
import './list-departures.css';

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
    <section id={id} className="night">
      <RidgeEdge seed={4} />
      <div className="night-words">
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className="night-rows">
        {journeys.map(({ title, routeText, facts, vehicle, departures }) => (
          <li key={title} className="night-journey" data-mode={vehicle}>
            <div className="night-about">
              <h3 className="night-title">{title}</h3>
              <p className="night-way">
                {routeText}. <strong>{facts}</strong>
              </p>
            </div>
            <ul className="night-dates">
              {departures.map(({ name, day, soldSeats, remainingText, requestLabel }) => (
                <li key={name}>
                  <div className="night-track">
                    <ListDeparturesVehicle vehicle={vehicle} soldSeats={soldSeats} />
                  </div>
                  <p className="night-left">
                    <span className="night-day">{day}</span>
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
      <p className="night-note text-caption">{note}</p>
    </section>
  );
}

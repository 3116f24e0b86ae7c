import styles from './use-cases-floor-plan.module.css';

interface UseCasesFloorPlanProps {
  heading: string;
  /** Labels in the order of the fields: place, question, device, time of the alert. */
  columns: readonly [string, string, string, string];
  items: readonly { place: string; question: string; device: string; alertTime: string }[];
  note: string;
}

/** Use cases as the rooms of a floor plan. */
export function UseCasesFloorPlan({ heading, columns, items, note }: UseCasesFloorPlanProps) {
  const [placeLabel, questionLabel, deviceLabel, alertLabel] = columns;
  return (
    <section className="lf-section" aria-labelledby="rooms-heading">
      <div className="lf-container">
        <h2 id="rooms-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <ul className={`${styles.plan} mt-10`}>
          {items.map((item) => (
            <li key={item.place} className={styles.room}>
              <p className="text-muted">
                <span className="sr-only">{placeLabel}: </span>
                {item.place}
              </p>
              <h3 className="mt-2 max-w-[14em] text-h3 leading-tight font-bold">
                <span className="sr-only">{questionLabel}: </span>
                {item.question}
              </h3>
              <dl className="mt-auto grid gap-x-6 gap-y-3 pt-8 lg:grid-cols-2">
                <div>
                  <dt className="text-caption text-muted">{deviceLabel}</dt>
                  <dd className="mt-1">{item.device}</dd>
                </div>
                <div>
                  <dt className="text-caption text-muted">{alertLabel}</dt>
                  <dd className="mt-1">{item.alertTime}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <p className="mt-10 max-w-[38em] text-lead">{note}</p>
      </div>
    </section>
  );
}

import './use-cases-floor-plan.css';

interface UseCasesFloorPlanProps {
  heading: string;
  /** Labels: place, question, device, time of the alert. */
  columns: readonly [string, string, string, string];
  items: readonly { where: string; question: string; hangs: string; rings: string }[];
  note: string;
}

/** Use cases as the rooms of a floor plan. */
export function UseCasesFloorPlan({ heading, columns, items, note }: UseCasesFloorPlanProps) {
  const [where, question, hangs, rings] = columns;
  return (
    <section className="section" aria-labelledby="rooms-heading">
      <div className="container">
        <h2 id="rooms-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <ul className="rooms-plan mt-10">
          {items.map((item) => (
            <li key={item.where} className="rooms-room">
              <p className="text-muted">
                <span className="sr-only">{where}: </span>
                {item.where}
              </p>
              <h3 className="mt-2 max-w-[14em] text-h3 leading-tight font-bold">
                <span className="sr-only">{question}: </span>
                {item.question}
              </h3>
              <dl className="mt-auto grid gap-x-6 gap-y-3 pt-8 lg:grid-cols-2">
                <div>
                  <dt className="text-caption text-muted">{hangs}</dt>
                  <dd className="mt-1">{item.hangs}</dd>
                </div>
                <div>
                  <dt className="text-caption text-muted">{rings}</dt>
                  <dd className="mt-1">{item.rings}</dd>
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

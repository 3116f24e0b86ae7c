import './hero-floating-dashboard.css';

export interface DashboardContent {
  title: string;
  week: string;
  headline: string;
  figure: string;
  change: string;
  /** One bar each, oldest first. */
  weeks: readonly { label: string; percent: number }[];
  rows: readonly { label: string; value: string }[];
}

/** The dashboard of the hero, written on the card among the clay: more of it in more space. */
export function HeroFloatingDashboard({ sheet }: { sheet: DashboardContent }) {
  const last = sheet.weeks.length - 1;
  return (
    <div className="friday-sheet">
      <div className="friday-sheet-head">
        <p className="font-semibold">{sheet.title}</p>
        <p className="tabular-nums">{sheet.week}</p>
      </div>
      <div className="friday-sheet-main">
        <div>
          <p className="friday-sheet-headline">{sheet.headline}</p>
          <p className="friday-sheet-figure font-display tabular-nums">{sheet.figure}</p>
          <p className="friday-sheet-change">{sheet.change}</p>
        </div>
        <div aria-hidden="true" className="friday-sheet-bars">
          {sheet.weeks.map(({ label, percent }, index) => (
            <span
              key={label}
              className="clay"
              data-color={index === last ? 'coral' : 'teal'}
              style={{ height: `${percent}%` }}
            />
          ))}
        </div>
      </div>
      <dl className="friday-sheet-rows">
        {sheet.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

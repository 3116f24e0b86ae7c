import { CallsChart } from './calls-chart.tsx';

interface ReportSheetProps {
  /** Content of the printed sheet. */
  sheet: {
    head: string;
    to: string;
    callsHeading: string;
    calls: string;
    callsText: string;
    /** Text alternative of the chart. */
    chart: string;
    months: readonly { month: string; calls: number }[];
    steps: readonly { amount: string; label: string }[];
    workHeading: string;
    work: readonly { text: string; hours: string }[];
    wrongHeading: string;
    wrong: string;
    billHeading: string;
    bill: string;
    billText: string;
  };
  /** Notes in its margin. */
  notes: { calls: string; steps: string; wrong: string; bill: string };
}

/** Sample of a monthly report: calls, chart, work, mistake, invoice. */
export function ReportSheet({ sheet, notes }: ReportSheetProps) {
  return (
    <article className="sheet" aria-label={sheet.head}>
      <div className="sheet-fold">
        <p className="sheet-head">
          <span>{sheet.head}</span> <span>{sheet.to}</span>
        </p>
        <h3>{sheet.callsHeading}</h3>
        <p className="sheet-calls">
          <strong className="font-display">{sheet.calls}</strong> <span>{sheet.callsText}</span>
        </p>
        <p className="sheet-note">{notes.calls}</p>
      </div>
      <div className="sheet-fold">
        <CallsChart label={sheet.chart} months={sheet.months} />
        <dl className="sheet-steps">
          {sheet.steps.map(({ amount, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="sheet-note">{notes.steps}</p>
      </div>
      <div className="sheet-fold">
        <h3>{sheet.workHeading}</h3>
        <ul className="sheet-work">
          {sheet.work.map(({ text, hours }) => (
            <li key={text}>
              <span>{text}</span> <span>{hours}</span>
            </li>
          ))}
        </ul>
        <h3>{sheet.wrongHeading}</h3>
        <p>{sheet.wrong}</p>
        <p className="sheet-note">{notes.wrong}</p>
        <p className="sheet-bill">
          <span>{sheet.billHeading}</span> <strong className="font-display">{sheet.bill}</strong>{' '}
          <span>{sheet.billText}</span>
        </p>
        <p className="sheet-note">{notes.bill}</p>
      </div>
    </article>
  );
}

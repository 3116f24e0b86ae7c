import { CallsChart } from './calls-chart.tsx';

interface ReportSheetProps {
  /** Content of the printed sheet. */
  sheet: {
    head: string;
    recipient: string;
    callsHeading: string;
    calls: string;
    callsText: string;
    /** Text alternative of the chart. */
    chartLabel: string;
    months: readonly { month: string; calls: number }[];
    steps: readonly { amount: string; label: string }[];
    workHeading: string;
    work: readonly { text: string; hours: string }[];
    mistakeHeading: string;
    mistake: string;
    invoiceHeading: string;
    invoice: string;
    invoiceText: string;
  };
  /** Notes in its margin. */
  notes: { calls: string; steps: string; mistake: string; invoice: string };
}

/** Sample of a monthly report: calls, chart, work, mistake, invoice. */
export function ReportSheet({ sheet, notes }: ReportSheetProps) {
  return (
    <article className="sheet" aria-label={sheet.head}>
      <div className="sheet-fold">
        <p className="sheet-head">
          <span>{sheet.head}</span> <span>{sheet.recipient}</span>
        </p>
        <h3>{sheet.callsHeading}</h3>
        <p className="sheet-calls">
          <strong className="font-display">{sheet.calls}</strong> <span>{sheet.callsText}</span>
        </p>
        <p className="sheet-note">{notes.calls}</p>
      </div>
      <div className="sheet-fold">
        <CallsChart label={sheet.chartLabel} months={sheet.months} />
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
        <h3>{sheet.mistakeHeading}</h3>
        <p>{sheet.mistake}</p>
        <p className="sheet-note">{notes.mistake}</p>
        <p className="sheet-bill">
          <span>{sheet.invoiceHeading}</span>{' '}
          <strong className="font-display">{sheet.invoice}</strong> <span>{sheet.invoiceText}</span>
        </p>
        <p className="sheet-note">{notes.invoice}</p>
      </div>
    </article>
  );
}

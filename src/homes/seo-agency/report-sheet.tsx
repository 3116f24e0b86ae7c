import { CallsChart } from './calls-chart.tsx';
import styles from './stats-report.module.css';

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
    <article className={styles.sheet} aria-label={sheet.head}>
      <div className={styles.sheetFold}>
        <p className={styles.sheetHead}>
          <span>{sheet.head}</span> <span>{sheet.recipient}</span>
        </p>
        <h3>{sheet.callsHeading}</h3>
        <p className={styles.sheetCalls}>
          <strong className="font-display">{sheet.calls}</strong> <span>{sheet.callsText}</span>
        </p>
        <p className={styles.sheetNote}>{notes.calls}</p>
      </div>
      <div className={styles.sheetFold}>
        <CallsChart label={sheet.chartLabel} months={sheet.months} />
        <dl className={styles.sheetSteps}>
          {sheet.steps.map(({ amount, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.sheetNote}>{notes.steps}</p>
      </div>
      <div className={styles.sheetFold}>
        <h3>{sheet.workHeading}</h3>
        <ul className={styles.sheetWork}>
          {sheet.work.map(({ text, hours }) => (
            <li key={text}>
              <span>{text}</span> <span>{hours}</span>
            </li>
          ))}
        </ul>
        <h3>{sheet.mistakeHeading}</h3>
        <p>{sheet.mistake}</p>
        <p className={styles.sheetNote}>{notes.mistake}</p>
        <p className={styles.sheetBill}>
          <span>{sheet.invoiceHeading}</span>{' '}
          <strong className="font-display">{sheet.invoice}</strong> <span>{sheet.invoiceText}</span>
        </p>
        <p className={styles.sheetNote}>{notes.invoice}</p>
      </div>
    </article>
  );
}

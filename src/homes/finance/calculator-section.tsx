import type { ReactNode } from 'react';
import styles from './calculator-section.module.css';
import sumsStyles from './sums.module.css';

interface CalculatorSectionProps {
  id: string;
  heading: string;
  lead: string;
  /** Text without script. */
  withoutScript: string;
  /** Precomputed sums, a row for each payment. */
  sums: {
    caption: string;
    corner: string;
    years: readonly string[];
    rows: readonly { payment: string; sums: readonly string[] }[];
  };
  /** The calculator. */
  children: ReactNode;
}

/** Section around the calculator, with a small table of precomputed sums. */
export function CalculatorSection(props: CalculatorSectionProps) {
  const { id, heading, lead, withoutScript, sums, children } = props;
  return (
    <section id={id} className={styles.section}>
      <div className="lf-container">
        <h2 className={`${styles.heading} font-bold`}>{heading}</h2>
        <p className="lf-measure mt-5 mb-10 text-lead text-muted lg:mb-16">{lead}</p>
        <p className={styles.withoutScript}>{withoutScript}</p>
        {children}
        <div className={styles.readySums}>
          <table className={sumsStyles.sums}>
            <caption>{sums.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{sums.corner}</th>
                {sums.years.map((year) => (
                  <th key={year} scope="col">
                    {year}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sums.rows.map((row) => (
                <tr key={row.payment}>
                  <th scope="row">{row.payment}</th>
                  {row.sums.map((sum, index) => (
                    <td key={sums.years[index]}>{sum}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

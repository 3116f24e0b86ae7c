import { formatKilobytes } from './format-kilobytes.ts';
import styles from './page-anatomy.module.css';
import type { PagePart } from './web-dev-page.ts';

interface PageAnatomyProps {
  heading: string;
  lead: string;
  parts: readonly PagePart[];
  note: string;
  /** Heading of the column of the usual weights. */
  usualLabel: string;
  /** Heading of the column of the firm's weights. */
  oursLabel: string;
  /** Label of the totals. */
  totalLabel: string;
  /** Working principles that keep the weight low. */
  method: { heading: string; items: readonly { title: string; content: string }[] };
}

/** Table of the parts of a page and their weights, and how the firm keeps them low. */
export function PageAnatomy(props: PageAnatomyProps) {
  const { heading, lead, parts, note, usualLabel, oursLabel, totalLabel, method } = props;
  const total = (key: 'usualKb' | 'oursKb') => parts.reduce((kb, part) => kb + part[key], 0);
  return (
    <section className="lf-section">
      <div className="lf-container">
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 id="anatomy" className="text-h2 text-balance">
              {heading}
            </h2>
            <p className="mt-4 max-w-[30em] text-lead text-muted">{lead}</p>
            <p className="mt-6 max-w-[34em] text-note text-muted">{note}</p>
          </div>
          <table
            aria-labelledby="anatomy"
            className={`${styles.parts} lg:col-span-6 lg:col-start-7`}
          >
            <thead>
              <tr>
                <td />
                <th scope="col">{usualLabel}</th>
                <th scope="col">{oursLabel}</th>
              </tr>
            </thead>
            {parts.map(({ title, content, usualKb, oursKb }) => (
              <tbody key={title}>
                <tr>
                  <th scope="row">{title}</th>
                  <td>{formatKilobytes(usualKb)}</td>
                  <td className={styles.ours}>{formatKilobytes(oursKb)}</td>
                </tr>
                <tr>
                  <td colSpan={3} className={styles.content}>
                    {content}
                  </td>
                </tr>
              </tbody>
            ))}
            <tfoot>
              <tr>
                <th scope="row">{totalLabel}</th>
                <td>{formatKilobytes(total('usualKb'))}</td>
                <td className={styles.ours}>{formatKilobytes(total('oursKb'))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <h2 className="mt-16 text-h3 font-bold lg:mt-24">{method.heading}</h2>
        <ul className="mt-6 grid gap-x-6 gap-y-8 lg:grid-cols-3">
          {method.items.map(({ title, content }) => (
            <li key={title}>
              <h3 className="text-h4 font-bold">{title}</h3>
              <p className="mt-2 max-w-[34em] text-muted">{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

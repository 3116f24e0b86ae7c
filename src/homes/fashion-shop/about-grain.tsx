import type { ReactNode } from 'react';
import styles from './about-grain.module.css';
import narrowLettersStyles from './narrow-letters.module.css';

interface AboutGrainProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Results of the simulation, for visitors without script. */
  rows: readonly { title: string; value: string }[];
  caption: string;
  /** Island that simulates the cloth. */
  children: ReactNode;
}

/** Section around the cloth simulation, with its results as a table. */
export function AboutGrain({ id, heading, text, rows, caption, children }: AboutGrainProps) {
  return (
    <section id={id} className={styles.section}>
      {children}
      <div className={styles.text}>
        <h2 className={`${styles.heading} ${narrowLettersStyles.heading}`}>{heading}</h2>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
        <table className={styles.table}>
          <caption>{caption}</caption>
          <tbody>
            {rows.map(({ title, value }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import { drawerIndex } from './copy.ts';
import { entries } from './entries.ts';
import '../../../themes/tones.css';
import styles from './drawer-index.module.css';

const { emptyLetterNotes, drawer: drawerLabel } = drawerIndex;

/** The index; each letter is sticky below the header while its entries scroll. */
export function IndexLetters() {
  return (
    <div data-tone="paper" className="py-10 lg:py-16">
      <div className="lf-container">
        {entries.map(({ letter, lines }) => (
          <section key={letter} id={`letter-${letter}`} className={styles.letter}>
            <h2 className="font-extrabold tracking-denser">{letter}</h2>
            {lines.length === 0 && (
              <p className="self-center text-lead text-muted italic">{emptyLetterNotes[letter]}</p>
            )}
            {lines.length > 0 && (
              <dl>
                {lines.map(([term, note, number]) => (
                  <div key={term}>
                    <dt className="font-display text-h3 font-semibold">{term}</dt>
                    <dd className="text-note text-muted">{note}</dd>
                    <dd className={`${styles.number} tabular-nums`}>
                      <span className="sr-only">{drawerLabel} </span>
                      {number}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

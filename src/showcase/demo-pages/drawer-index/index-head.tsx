import { drawerIndex } from './copy.ts';
import { entries } from './entries.ts';
import '../../../themes/tones.css';
import styles from './drawer-index.module.css';

const { heading, lead, action, letters } = drawerIndex;

/** First screen of the index: a question, and links to all letters. */
export function IndexHead() {
  return (
    <section data-first-screen data-tone="highlight" className="pt-10 pb-12 lg:pt-16 lg:pb-20">
      <div className="lf-container grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 className="text-h1 font-bold tracking-closer">{heading}</h1>
          <p className="mt-6 max-w-[28em] text-lead">{lead}</p>
          <a
            href={action.link}
            className="lf-link mt-4 flex min-h-11 w-fit items-center font-semibold"
          >
            {action.title}
          </a>
        </div>
        <nav aria-label={letters} className="lg:col-span-7 lg:ps-6">
          <ul className={styles.wall}>
            {entries.map(({ letter, lines }) => (
              <li key={letter}>
                <a href={`#letter-${letter}`} className={`${styles.front} font-display`}>
                  {letter}
                  <span aria-hidden="true">{lines.length || '–'}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

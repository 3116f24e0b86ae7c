import { sundayPaper } from './copy.ts';
import styles from './sunday-paper.module.css';

const { briefs, ads } = sundayPaper;

/** Left column of the front page: briefs, and classified ads below them. */
export function FrontBriefs() {
  return (
    <div className={styles.left}>
      <section data-first-screen>
        <h2 className={`${styles.label} text-caption font-bold`}>{briefs.heading}</h2>
        {briefs.items.map(({ title, text }) => (
          <article key={title} className="mt-5">
            <h3 className="text-h4 font-bold">{title}</h3>
            <p className="mt-1 text-caption">{text}</p>
          </article>
        ))}
      </section>
      <section className={`${styles.lines} text-caption`}>
        <h2 className="text-h4 font-bold">{ads.heading}</h2>
        <dl className="mt-3 grid gap-3">
          {ads.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="inline font-bold">{title}.</dt> <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

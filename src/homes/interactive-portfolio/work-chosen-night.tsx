import { Picture } from '../../elements/picture/picture.tsx';
import type { Night } from './night.ts';
import styles from './work-chosen-night.module.css';

interface WorkChosenNightProps {
  id: string;
  heading: string;
  /** Labels of the three parts of the picture: record, draft, cloth. */
  partLabels: { record: string; weave: string; location: string };
  /** Link that fills the night's title into a form field. */
  requestLink: { title: string; field: string; anchor: string };
  nights: readonly Night[];
}

/** Details of the chosen night. */
export function WorkChosenNight({
  id,
  heading,
  partLabels,
  requestLink,
  nights,
}: WorkChosenNightProps) {
  const { field, anchor } = requestLink;
  return (
    <section id={id} className={styles.record}>
      <h2 className="sr-only">{heading}</h2>
      {nights.map(
        ({ id: name, title, date, draftPicture, record, weave, size, location, story }) => (
          <article key={name} className={styles.night} data-record={name}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.story}>{story}</p>
            <figure className={styles.figure}>
              <Picture name={draftPicture} sizes="(width >= 48rem) 90vw, 100vw" />
              <figcaption className={styles.parts}>
                <p>
                  <b>{partLabels.record}</b> {record}. {date}.
                </p>
                <p>
                  <b>{partLabels.weave}</b> {weave}.
                </p>
                <p>
                  <b>{partLabels.location}</b> {size}. {location}.
                  <a
                    href={`?${new URLSearchParams({ [field]: title })}${anchor}`}
                    className={styles.requestLink}
                  >
                    {requestLink.title}
                  </a>
                </p>
              </figcaption>
            </figure>
          </article>
        ),
      )}
    </section>
  );
}

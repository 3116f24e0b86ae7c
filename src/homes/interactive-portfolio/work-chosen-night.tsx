import { Picture } from '../../elements/picture/picture.tsx';
import type { Night } from './night.ts';
import './work-chosen-night.css';

interface WorkChosenNightProps {
  id: string;
  heading: string;
  /** Labels of the three parts of the picture: record, draft, cloth. */
  parts: { record: string; weave: string; place: string };
  /** Link that fills the night's title into a form field. */
  ask: { title: string; field: string; anchor: string };
  nights: readonly Night[];
}

/** Details of the chosen night. */
export function WorkChosenNight({ id, heading, parts, ask, nights }: WorkChosenNightProps) {
  return (
    <section id={id} className="record">
      <h2 className="sr-only">{heading}</h2>
      {nights.map(({ id: name, title, when, drawnUp, record, weave, size, place, story }) => (
        <article key={name} className="record-night" data-record={name}>
          <h3 className="record-title">{title}</h3>
          <p className="record-story">{story}</p>
          <figure className="record-figure">
            <Picture name={drawnUp} sizes="(width >= 48rem) 90vw, 100vw" />
            <figcaption className="record-parts">
              <p>
                <b>{parts.record}</b> {record}. {when}.
              </p>
              <p>
                <b>{parts.weave}</b> {weave}.
              </p>
              <p>
                <b>{parts.place}</b> {size}. {place}.
                <a
                  href={`?${new URLSearchParams({ [ask.field]: title })}${ask.anchor}`}
                  className="record-ask"
                >
                  {ask.title}
                </a>
              </p>
            </figcaption>
          </figure>
        </article>
      ))}
    </section>
  );
}

import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { RunningHead } from './running-head.tsx';
import './team-desk.css';

interface TeamDeskProps {
  runningHead: { page: string; title: string; date: string };
  id: string;
  heading: string;
  /** Portrait picture of the desk. */
  media: PictureName;
  people: readonly { name: string; role: string; text: string }[];
}

/** Writers in columns; the editor’s is the widest. */
export function TeamDesk({ runningHead, id, heading, media, people }: TeamDeskProps) {
  return (
    <section id={id} className="inside-page byliners">
      <RunningHead {...runningHead} />
      <div className="byliners-grid">
        <Picture
          name={media}
          sizes="(width >= 62rem) 32vw, (width >= 48rem) 42vw, 92vw"
          className="byliners-picture"
        />
        <h2 className="byliners-heading">{heading}</h2>
        <ul className="byliners-columns">
          {people.map(({ name, role, text }) => (
            <li key={name}>
              <h3 className="byliners-name">{name}</h3>
              <p className="byliners-role">{role}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

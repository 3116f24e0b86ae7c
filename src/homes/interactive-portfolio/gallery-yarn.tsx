import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { Night } from './night.ts';
import './gallery-yarn.css';

interface GalleryYarnProps {
  id: string;
  heading: string;
  text: string;
  nights: readonly Night[];
}

/** Links to all nights as pictures of yarn on cards, in a diagonal grid. */
export function GalleryYarn({ id, heading, text, nights }: GalleryYarnProps) {
  return (
    <section id={id} className="yarn">
      <div className="yarn-words">
        <h2 className="yarn-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className="yarn-cards">
        {nights.map(({ id: name, title, yarnPicture }, index) => (
          <li key={name} style={{ '--step': index } as CSSProperties}>
            <a href={`#${name}`} className="yarn-card">
              <Picture
                name={yarnPicture}
                alt=""
                sizes="(width >= 48rem) 11vw, 30vw"
                className="yarn-picture"
                imgClassName="size-full"
              />
              <span className="yarn-title">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

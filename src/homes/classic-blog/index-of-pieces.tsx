import { Fragment } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { MarkedRuns } from './marked-inlines.tsx';
import './index-of-pieces.css';
import type { LetterGroup, Piece, Place, Subject } from './register/register.ts';

interface IndexOfPiecesProps {
  id: string;
  /** Portrait picture of a type case. */
  media: PictureName;
  heading: string;
  text: string;
  /** Name of the list by subject. */
  subjects: string;
  /** Name of the list of pieces. */
  pieces: string;
  /** Word before a cross-reference: “see”. */
  see: string;
  register: readonly LetterGroup[];
  bySubject: readonly Subject[];
  /** The posts by number, each with one correction. */
  list: readonly Piece[];
}

function PlaceLink({ place }: { place: Place }) {
  return (
    <a href={place.link} className="wordlist-place">
      <b>{place.piece}</b>.{place.paragraphs}
    </a>
  );
}

/** Index like that of a book, computed from the posts: by word, by subject, and by number. */
export function IndexOfPieces(props: IndexOfPiecesProps) {
  const { id, media, heading, text, subjects, pieces, see } = props;
  const { register, bySubject, list } = props;
  return (
    <section id={id} className="wordlist">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 38vw, 100vw"
        className="wordlist-picture"
      />
      <div className="wordlist-head">
        <h2 className="wordlist-heading">{heading}</h2>
        <p className="wordlist-text">{text}</p>
        <h3 className="wordlist-title">{pieces}</h3>
        <ol className="wordlist-pieces">
          {list.map(({ piece, title, date, link, sample }) => (
            <li key={piece} value={piece}>
              <a href={link} className="wordlist-piece">
                {title}
              </a>{' '}
              <span className="wordlist-date">{date}</span>
              {sample.length > 0 && (
                <p className="wordlist-sample">
                  <MarkedRuns runs={sample} />
                </p>
              )}
            </li>
          ))}
        </ol>
        <h3 className="wordlist-title">{subjects}</h3>
        <dl className="wordlist-subjects">
          {bySubject.map(({ title, pieces: of }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {of.map(({ piece, link, title: name }) => (
                  <a key={piece} href={link} aria-label={`${piece}: ${name}`}>
                    {piece}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="wordlist-words">
        {register.map(({ letter, entries }) => (
          <li key={letter}>
            <span className="wordlist-letter" aria-hidden="true">
              {letter}
            </span>
            <ul>
              {entries.map(({ title, see: other, places }) => (
                <li key={title} className="wordlist-entry">
                  {title}
                  {other ? (
                    <span className="wordlist-see">
                      , {see} {other}
                    </span>
                  ) : (
                    places.map((place) => (
                      <Fragment key={place.piece}>
                        {' '}
                        <PlaceLink place={place} />
                      </Fragment>
                    ))
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Fragment } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './index-of-pieces.module.css';
import { MarkedRuns } from './marked-inlines.tsx';
import type { LetterGroup, Location, Piece, Subject } from './register/register.ts';

interface IndexOfPiecesProps {
  id: string;
  /** Portrait picture of a type case. */
  img: PictureName;
  heading: string;
  text: string;
  subjectsHeading: string;
  piecesHeading: string;
  /** Word before a cross-reference: “see”. */
  seePrefix: string;
  /** Index entries by their first letter. */
  register: readonly LetterGroup[];
  subjects: readonly Subject[];
  /** The posts by number, each with one correction. */
  pieces: readonly Piece[];
}

function LocationLink({ location }: { location: Location }) {
  return (
    <a href={location.link} className={styles.place}>
      <b>{location.piece}</b>.{location.paragraphs}
    </a>
  );
}

/** Index like that of a book, computed from the posts: by word, by subject, and by number. */
export function IndexOfPieces(props: IndexOfPiecesProps) {
  const { id, img, heading, text, subjectsHeading, piecesHeading, seePrefix } = props;
  const { register, subjects, pieces } = props;
  return (
    <section id={id} className={styles.wordlist}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 38vw, 100vw" className={styles.picture} />
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <h3 className={styles.title}>{piecesHeading}</h3>
        <ol className={styles.pieces}>
          {pieces.map(({ piece, title, date, link, sample }) => (
            <li key={piece} value={piece}>
              <a href={link} className={styles.piece}>
                {title}
              </a>{' '}
              <span className={styles.date}>{date}</span>
              {sample.length > 0 && (
                <p className={styles.sample}>
                  <MarkedRuns runs={sample} />
                </p>
              )}
            </li>
          ))}
        </ol>
        <h3 className={styles.title}>{subjectsHeading}</h3>
        <dl className={styles.subjects}>
          {subjects.map(({ title, pieces: subjectPieces }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {subjectPieces.map(({ piece, link, title: pieceTitle }) => (
                  <a key={piece} href={link} aria-label={`${piece}: ${pieceTitle}`}>
                    {piece}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={styles.content}>
        {register.map(({ letter, entries }) => (
          <li key={letter}>
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
            <ul>
              {entries.map(({ title, see, locations }) => (
                <li key={title} className={styles.entry}>
                  {title}
                  {see ? (
                    <span className={styles.see}>
                      , {seePrefix} {see}
                    </span>
                  ) : (
                    locations.map((location) => (
                      <Fragment key={location.piece}>
                        {' '}
                        <LocationLink location={location} />
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

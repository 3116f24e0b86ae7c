import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import type { Letter } from './letters.ts';
import './letters-answered.css';

interface LettersAnsweredProps {
  id: string;
  /** Portrait picture of a lit window at night. */
  media: PictureName;
  heading: string;
  text: string;
  letters: readonly Letter[];
}

/** Readers' letters, each with a large handwritten answer. */
export function LettersAnswered({ id, media, heading, text, letters }: LettersAnsweredProps) {
  return (
    <section id={id} className="answered">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 44vw, 100vw"
        className="answered-picture"
      />
      <div className="answered-words">
        <h2 className="answered-heading">{heading}</h2>
        <p className="answered-text">{text}</p>
      </div>
      <ul className="answered-list">
        {letters.map(({ question, sender, answer }) => (
          <li key={question} className="answered-letter">
            <p className="answered-question">{question}</p>
            <p className="answered-from">{sender}</p>
            <p className="answered-hand hand-broad">
              <HandwrittenWords text={answer} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-bell.css';

interface HeroBellProps {
  /** Portrait picture of a kettlebell on a transparent background. */
  media: SizedPicture;
  /** Words of the headline; the kettlebell overlaps the last. */
  words: readonly [string, string, string];
  text: string;
  action: { title: string; link: string };
  secondaryAction: { title: string; link: string };
}

/** Headline of three very large words, and a kettlebell in front. */
export function HeroBell({ media, words, text, action, secondaryAction }: HeroBellProps) {
  return (
    <section data-first-screen="" className="bell">
      <div className="bell-stage">
        <h1 className="bell-words font-extrabold">
          {words.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        <Picture {...media} priority className="bell-picture" />
      </div>
      <div className="bell-foot">
        <p className="bell-text">{text}</p>
        <p className="bell-ways">
          <Button href={action.link}>{action.title}</Button>
          <Button href={secondaryAction.link} tone="quiet">
            {secondaryAction.title}
          </Button>
        </p>
      </div>
    </section>
  );
}

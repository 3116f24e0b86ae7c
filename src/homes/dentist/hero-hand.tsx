import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-hand.css';

interface HeroHandProps {
  /** A hand on the right of an even ground; the narrow picture has space at the top. */
  media: SizedPicture;
  /** The headline, line by line. */
  lines: readonly string[];
  text: string;
  /** In lines. */
  place: readonly string[];
  /** The card that lies over the lower edge. */
  children: ReactNode;
}

/** A raised clay hand as tall as the window, the headline beside it, a card over the lower edge. */
export function HeroHand({ media, lines, text, place, children }: HeroHandProps) {
  return (
    <section data-first-screen="" className="hand-hero">
      <div className="hand-hero-stage">
        <Picture {...media} priority className="hand-hero-picture" imgClassName="size-full" />
        <div className="hand-hero-words">
          <h1 className="font-semibold">
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
        </div>
      </div>
      <div className="hand-hero-foot">
        {children}
        <p className="hand-hero-text">{text}</p>
        <p className="hand-hero-place">
          {place.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './green-bar.css';
import './hero-console.css';

interface HeroConsoleProps {
  id: string;
  /** Picture of printer paper; its lower edge is as wide as the window. */
  media: { name: PictureName; sizes: string };
  heading: string;
  /** Introduction, by paragraphs. */
  introduction: readonly string[];
  /** The console. */
  children: ReactNode;
}

/** Hero: printer paper that continues a picture, with the headline and a console. */
export function HeroConsole({ id, media, heading, introduction, children }: HeroConsoleProps) {
  return (
    <section id={id} className="yard-desk" data-first-screen="">
      <Picture
        name={media.name}
        sizes={media.sizes}
        priority
        className="yard-desk-view"
        imgClassName="size-full"
      />
      <div className="yard-desk-sheet">
        <h1 className="yard-desk-heading font-bold">{heading}</h1>
        <div id="whoami" className="yard-desk-who">
          {introduction.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}

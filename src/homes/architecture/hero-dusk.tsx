import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { TitleBlock } from './title-block.tsx';
import './hero-dusk.css';

interface HeroDuskProps {
  media: SizedPicture;
  heading: string;
  text: string;
  /** Small cells of the title block. */
  cells: readonly string[];
  /** Link to the drawing below. */
  action: { title: string; link: string };
  /** Letter of the section line. */
  mark: string;
}

/** Full-screen picture of a house at dusk with a vertical section line, and a small caption. */
export function HeroDusk({ media, heading, text, cells, action, mark }: HeroDuskProps) {
  return (
    <section data-first-screen="" className="hero-dusk">
      <Picture
        name={media.name}
        sizes={media.sizes}
        priority
        className="hero-dusk-picture"
        imgClassName="size-full"
      />
      <div className="hero-dusk-line" aria-hidden="true">
        <b>{mark}</b>
      </div>
      <TitleBlock cells={cells} className="hero-dusk-block">
        <h1 className="hero-dusk-heading">{heading}</h1>
        <p className="mt-3">{text}</p>
        <a href={action.link} className="hero-dusk-action">
          {action.title}
        </a>
      </TitleBlock>
    </section>
  );
}

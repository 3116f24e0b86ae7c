import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-dusk.module.css';
import { TitleBlock } from './title-block.tsx';

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
    <section data-first-screen="" className={styles.section}>
      <Picture
        name={media.name}
        sizes={media.sizes}
        priority
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.line} aria-hidden="true">
        <b>{mark}</b>
      </div>
      <TitleBlock cells={cells} className={styles.block}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className="mt-3">{text}</p>
        <a href={action.link} className={styles.action}>
          {action.title}
        </a>
      </TitleBlock>
    </section>
  );
}

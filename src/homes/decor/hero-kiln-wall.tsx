import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-kiln-wall.module.css';

interface HeroKilnWallProps {
  /** Picture with space for text at the left. */
  media: SizedPicture;
  /** Lines of the headline. */
  lines: readonly string[];
  text: string;
  action: { title: string; link: string };
  secondAction: { title: string; link: string };
}

/** Hero with a headline on a plaster wall beside a kiln. */
export function HeroKilnWall({ media, lines, text, action, secondAction }: HeroKilnWallProps) {
  return (
    <section data-first-screen="" className={styles.wall}>
      <Picture {...media} priority className={styles.wallPicture} imgClassName="size-full" />
      <h1 className={styles.heading}>
        {lines.map((line, index) => (
          <span key={line}>
            {line}
            {index < lines.length - 1 && ' '}
          </span>
        ))}
      </h1>
      <div className={styles.label}>
        <p>{text}</p>
        <a href={secondAction.link} className={styles.labelLink}>
          {secondAction.title}
        </a>
      </div>
      <p className={styles.action}>
        <Button href={action.link} size="lg">
          {action.title}
        </Button>
      </p>
    </section>
  );
}

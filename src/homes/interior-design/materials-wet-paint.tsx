import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './materials-wet-paint.module.css';

interface MaterialsWetPaintProps {
  id: string;
  heading: string;
  img: PictureName;
  lead: string;
  /** Colors in the order of the boards. */
  colors: readonly { title: string; text: string; verdict: string }[];
  foot: string;
}

/** Full-width picture of six painted boards half under water, with the result of the test below each. */
export function MaterialsWetPaint({
  id,
  heading,
  img,
  lead,
  colors,
  foot,
}: MaterialsWetPaintProps) {
  return (
    <section id={id} className={styles.section} data-tone="deep">
      <div>
        <Picture
          name={img}
          sizes="(width >= 48rem) 100vw, 155vw"
          className={styles.picture}
          imgClassName="size-full"
        />
      </div>
      <ol className={styles.colors}>
        {colors.map(({ title, text, verdict }) => (
          <li key={title}>
            <b className="font-display">{title}</b>
            <span>{text}</span>
            <p>{verdict}</p>
          </li>
        ))}
      </ol>
      <div className={styles.text}>
        <h2 className="text-display font-medium">{heading}</h2>
        <div>
          <p>{lead}</p>
          <p className={styles.foot}>{foot}</p>
        </div>
      </div>
    </section>
  );
}

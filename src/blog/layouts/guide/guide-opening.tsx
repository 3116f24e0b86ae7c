import type { ComponentProps } from 'react';
import '../../../themes/tones.css';
import { Picture } from '../../../elements/picture/picture.tsx';
import type { PictureName } from '../../../media/pictures.ts';
import { PostByline } from '../../post-byline.tsx';
import styles from './guide-opening.module.css';

interface GuideOpeningProps extends ComponentProps<typeof PostByline> {
  formatLabel: string;
  title: string;
  img: PictureName;
  /** Facts of the guide, such as its time and cost. */
  facts: readonly { term: string; text: string }[];
}

/** `sizes` and aspect ratio of the picture. */
export const guidePicture = { sizes: '(width >= 62rem) 50vw, 100vw', ratio: '3/2' } as const;

/** Renders the opening of a guide: its title, picture and a row of facts. */
export function GuideOpening({ formatLabel, title, img, facts, ...rest }: GuideOpeningProps) {
  return (
    <section data-first-screen="" data-tone="highlight" className={styles.opening}>
      <div className={styles.openingContent}>
        <p className="font-semibold">{formatLabel}</p>
        <h1 className="font-display text-h1 font-bold tracking-close">{title}</h1>
        <PostByline {...rest} />
      </div>
      <Picture name={img} {...guidePicture} priority className={styles.openingPicture} />
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

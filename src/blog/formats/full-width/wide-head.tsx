import type { ComponentProps } from 'react';
import { Picture } from '../../../elements/picture/picture.tsx';
import type { PictureName } from '../../../media/pictures.ts';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';
import styles from './wide-head.module.css';

interface WideHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** At least 2400 pixels wide. */
  img: PictureName;
}

/** `sizes` of the picture: on an upright screen its height determines the scale. */
export const widePicture = { sizes: '(width >= 48rem) 110vw, 190vw' } as const;

/**
 * Renders the head of a full-width post: a full-bleed picture, with the title on a sheet over its
 * lower edge.
 */
export function WideHead({ category, title, content, img, ...rest }: WideHeadProps) {
  return (
    <section data-first-screen="">
      <Picture
        name={img}
        {...widePicture}
        priority
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={`lf-container ${styles.sheetPlace}`}>
        <div className={styles.sheet}>
          <PostCategory category={category} />
          <h1 className="mt-3 font-display text-h1 font-bold tracking-close">{title}</h1>
          <p className="mt-5 max-w-[36em] text-lead text-muted">{content}</p>
          <PostByline {...rest} className="mt-7" />
        </div>
      </div>
    </section>
  );
}

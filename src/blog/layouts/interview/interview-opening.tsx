import type { ComponentProps } from 'react';
import '../../../themes/tones.css';
import { Picture } from '../../../elements/picture/picture.tsx';
import type { PictureName } from '../../../media/pictures.ts';
import { PostByline } from '../../post-byline.tsx';
import styles from './interview-opening.module.css';

interface InterviewOpeningProps extends ComponentProps<typeof PostByline> {
  /** Label of the format. */
  formatLabel: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** Portrait of the interviewed person, on a ground of its own. */
  img: PictureName;
}

/** `sizes` and aspect ratio of the portrait: half of the page, the full width of a phone. */
export const interviewPicture = { sizes: '(width >= 62rem) 42vw, 100vw', ratio: '1/1' } as const;

/** Renders the opening of an interview: a large portrait beside a large quotation. */
export function InterviewOpening(props: InterviewOpeningProps) {
  const { formatLabel, title, content, img, ...rest } = props;
  return (
    <section data-first-screen="" data-tone="accent-tint" className={styles.opening}>
      <Picture name={img} {...interviewPicture} priority className={styles.portrait} />
      <div className={styles.content}>
        <p className="font-semibold text-accent">{formatLabel}</p>
        <h1 className={`${styles.title} font-display text-h1 font-bold tracking-close`}>{title}</h1>
        <p className="text-lead">{content}</p>
        <PostByline {...rest} className="mt-2" />
      </div>
    </section>
  );
}

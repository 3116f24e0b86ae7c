import type { ComponentProps } from 'react';
import { PostByline } from '../../post-byline.tsx';
import styles from './essay-opening.module.css';
import { Slate } from './slate.tsx';

interface EssayOpeningProps extends ComponentProps<typeof PostByline> {
  /** Label of the format, above the title. */
  formatLabel: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  slate: ComponentProps<typeof Slate>;
}

/** Renders the opening of an essay: a title across the page, and an optional slate. */
export function EssayOpening({ formatLabel, title, content, slate, ...rest }: EssayOpeningProps) {
  return (
    <section data-first-screen="" className={`lf-container ${styles.opening}`}>
      <p className={styles.format}>{formatLabel}</p>
      <h1 className="font-display text-display font-bold tracking-packed">{title}</h1>
      <div className={styles.intro}>
        <p className="text-lead">{content}</p>
        <PostByline {...rest} className="mt-8" />
      </div>
      <Slate {...slate} />
    </section>
  );
}

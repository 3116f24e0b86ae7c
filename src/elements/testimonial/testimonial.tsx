import { cn } from '../../themes/cn.ts';
import styles from './testimonial.module.css';

interface TestimonialProps {
  /** The quotation, without quotation marks. */
  text: string;
  /** Name of the person. */
  name: string;
  /** Job title and company. */
  job: string;
  /** URL of a portrait. */
  img?: string;
  /**
   * Visual style. `large`: alone in its section; `card`: one of several; `note`: small, between
   * rules.
   */
  variant: 'large' | 'card' | 'note';
  className?: string;
}

/**
 * Customer quotation with name, job and portrait.
 *
 * Styling hook: `data-variant`.
 */
export function Testimonial({ text, name, job, img, variant, className }: TestimonialProps) {
  return (
    <figure className={cn(styles.testimonial, className)} data-variant={variant}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        {img && (
          <img
            src={img}
            alt=""
            width="112"
            height="112"
            loading="lazy"
            className={styles.portrait}
          />
        )}
        <span>
          <strong className="block">{name}</strong>
          <span className={styles.role}>{job}</span>
        </span>
      </figcaption>
    </figure>
  );
}

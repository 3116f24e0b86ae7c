import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './person.module.css';

interface PersonProps {
  /** Full name. */
  name: string;
  /** Role or job title. */
  designation: string;
  /** Sentence about the person. */
  description?: string;
  /** URL of the portrait; cropped to the shape of the theme. */
  img: string;
  /**
   * Layout. `plain`: portrait above the name; `over`: text slides up over the portrait; `side`: portrait
   * beside the text; `line`: small, for lists.
   */
  variant: 'plain' | 'over' | 'side' | 'line';
  /** Heading level of the name. */
  level?: 2 | 3 | 4;
  /** Contact links. */
  children?: ReactNode;
  className?: string;
}

/**
 * Profile of a team member: portrait, name and role.
 *
 * Styling hook: `data-variant`.
 */
export function Person(props: PersonProps) {
  const { name, designation, description, img, variant, level = 3, children, className } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={cn(styles.person, className)} data-variant={variant}>
      {/* The name is in the text beside it. */}
      <img src={img} alt="" width="480" height="480" loading="lazy" className={styles.portrait} />
      <div className={styles.text}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.designation}>{designation}</p>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </article>
  );
}

import { useId } from 'react';
import { SpriteLogo, type SpriteLogoProps } from '../sprite-logo/sprite-logo.tsx';
import styles from './logo-marquee.module.css';

interface LogoMarqueeProps {
  /** Accessible name of the list. */
  label: string;
  /** Logos of an SVG sprite. */
  items: readonly Omit<SpriteLogoProps, 'className'>[];
  /** Accessible name of the pause switch. */
  pauseLabel: string;
}

/**
 * Endless marquee of logos in CSS alone: the switch, hover and focus pause it. With reduced motion the
 * logos wrap in rows.
 */
export function LogoMarquee({ label, items, pauseLabel }: LogoMarqueeProps) {
  const id = useId();
  return (
    <div className={styles.marquee}>
      <p className={styles.switch}>
        <input id={id} type="checkbox" className="size-5 accent-[var(--accent)]" />
        <label htmlFor={id} className="py-2.5">
          {pauseLabel}
        </label>
      </p>
      <div className={styles.window}>
        <ul aria-label={label} className={styles.row}>
          {items.map((item) => (
            <li key={item.id}>
              <SpriteLogo {...item} />
            </li>
          ))}
        </ul>
        {/* A copy for the seamless loop, hidden from screen readers. */}
        <ul aria-hidden="true" className={`${styles.row} ${styles.repeatedRow}`}>
          {items.map((item) => (
            <li key={item.id}>
              <SpriteLogo {...item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

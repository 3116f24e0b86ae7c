import type { CSSProperties } from 'react';
import { cn } from '../../themes/cn.ts';
import { BrandIcon } from '../brand-icon/brand-icon.tsx';
import styles from './social-links.module.css';

/** Social media profile, with the field names of the specification. */
export interface SocialLink {
  /** URL of the profile. */
  link: string;
  /** Icon-font class, e.g. `fa-brands fa-facebook-f`. */
  icon: string;
  /** Brand color of the network. */
  color: string;
  /** Accessible name. */
  label: string;
  /** Visible name, e.g. FACEBOOK. */
  name?: string;
  /** Position of the name on a tile. */
  position?: 'top-left' | 'top' | 'top-right';
  /** Text on the back of a tile, e.g. LIKE US. */
  socialback?: string;
}

interface SocialLinksProps {
  /** Accessible name of the list. */
  label: string;
  /** Profiles in their order. */
  items: readonly SocialLink[];
  /**
   * Visual style. `round`, `square`: icons only; `named`: icon and name; `list`: names in large
   * type; `tiles`: flip cards.
   */
  variant: 'round' | 'square' | 'named' | 'list' | 'tiles';
  className?: string;
}

/**
 * Returns the `aria-label` where the visible text is not enough: an icon alone, or a short form
 * such as "Fb".
 */
function spokenName({ label, name }: SocialLink, variant: SocialLinksProps['variant']) {
  if (variant === 'round' || variant === 'square') return label;
  return variant === 'tiles' || name === undefined || name === label
    ? undefined
    : `${name}, ${label}`;
}

/**
 * Links to social media profiles. Each takes its network's color on hover and focus.
 *
 * Styling hooks: `data-variant`, `data-position`.
 */
export function SocialLinks({ label, items, variant, className }: SocialLinksProps) {
  return (
    <ul aria-label={label} data-variant={variant} className={cn(styles.networks, className)}>
      {items.map((item) => (
        <li key={item.link}>
          <a
            href={item.link}
            rel="noopener"
            aria-label={spokenName(item, variant)}
            data-position={item.position}
            className={styles.link}
            style={{ '--brand': item.color } as CSSProperties}
          >
            {variant === 'tiles' ? (
              <Tile item={item} />
            ) : (
              <>
                <BrandIcon icon={item.icon} className={styles.icon} />
                {variant !== 'round' && variant !== 'square' && (
                  <span>{item.name ?? item.label}</span>
                )}
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Tile({ item }: { item: SocialLink }) {
  return (
    <span className={styles.tile}>
      <span className={styles.front}>
        <BrandIcon icon={item.icon} className={styles.icon} />
        <span className={styles.name}>{item.name ?? item.label}</span>
      </span>{' '}
      <span className={styles.back}>{item.socialback}</span>
    </span>
  );
}

import type { CSSProperties } from 'react';
import { cn } from '../../looks/cn.ts';
import { BrandIcon } from '../brand-icon/brand-icon.tsx';
import './social-links.css';

/** A profile under the field names of the specification. */
export interface SocialLink {
  link: string;
  /** Icon-font class, e.g. `fa-brands fa-facebook-f`. */
  icon: string;
  /** The network's own colour. */
  color: string;
  /** What a screen reader says. */
  label: string;
  /** The name in letters, e.g. FACEBOOK. */
  name?: string;
  /** Where the name shows on a tile. */
  position?: 'top-left' | 'top' | 'top-right';
  /** What stands on the back of a tile, e.g. LIKE US. */
  socialback?: string;
}

interface SocialLinksProps {
  /** Names the list. */
  label: string;
  items: readonly SocialLink[];
  /** round, square: icons alone. named: icon and name. list: names in large type. tiles: they turn. */
  look: 'round' | 'square' | 'named' | 'list' | 'tiles';
  className?: string;
}

/** What is read out where it is not what is seen: an icon alone, or a short form such as "Fb". */
function spokenName({ label, name }: SocialLink, look: SocialLinksProps['look']) {
  if (look === 'round' || look === 'square') return label;
  return look === 'tiles' || name === undefined || name === label ? undefined : `${name}, ${label}`;
}

/** Profiles on other networks. Each takes its network's colour when pointed at or focused. */
export function SocialLinks({ label, items, look, className }: SocialLinksProps) {
  return (
    <ul aria-label={label} data-look={look} className={cn('networks', className)}>
      {items.map((item) => (
        <li key={item.link}>
          <a
            href={item.link}
            rel="noopener"
            aria-label={spokenName(item, look)}
            data-position={item.position}
            className="network-link"
            style={{ '--brand': item.color } as CSSProperties}
          >
            {look === 'tiles' ? (
              <Tile item={item} />
            ) : (
              <>
                <BrandIcon icon={item.icon} className="network-icon" />
                {look !== 'round' && look !== 'square' && <span>{item.name ?? item.label}</span>}
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
    <span className="network-tile">
      <span className="network-front">
        <BrandIcon icon={item.icon} className="network-icon" />
        <span className="network-name">{item.name ?? item.label}</span>
      </span>{' '}
      <span className="network-back">{item.socialback}</span>
    </span>
  );
}

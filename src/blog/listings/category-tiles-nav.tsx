import type { CSSProperties } from 'react';
import type { CategoryTileView } from './category-tiles.ts';
import { PostPicture } from './post-picture.tsx';
import '../../themes/tones.css';
import styles from './category-tiles.module.css';

interface CategoryTilesProps {
  /** Accessible name of the list. */
  label: string;
  tiles: readonly CategoryTileView[];
  /** Path of the current archive. */
  current?: string;
}

/** Renders one picture tile per category of the journal in one row; on small screens the row scrolls. */
export function CategoryTiles({ label, tiles, current }: CategoryTilesProps) {
  const columns = { '--tiles': tiles.length } as CSSProperties;
  return (
    <nav aria-label={label} className={styles.tiles}>
      <ul style={columns}>
        {tiles.map(({ title, link, count, tone, img }) => (
          <li key={link}>
            <a href={link} aria-current={link === current ? 'page' : undefined}>
              <PostPicture name={img} sizes="(width >= 62rem) 12vw, 9rem" ratio="1/1" />
              <span data-tone={tone} className={styles.tileName}>
                {title} <span className="text-caption tabular-nums">{count}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { CSSProperties } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import styles from './categories-page.module.css';
import { pictureSizes } from './picture-sizes.ts';

interface CategoryCardProps {
  category: string;
  title: string;
  lead: string;
  link: string;
  /** Variant whose color is its ground. */
  ground: string;
  count: string;
  /** Lowest price, as text. */
  fromPrice: string;
  /** Products of the category, drawn at one scale; sizes in millimeters. */
  items: readonly {
    slug: string;
    width: number;
    height: number;
    sceneWidth: number;
    picture: PictureRecord;
  }[];
  /** First card: its first picture is loaded eagerly. */
  first: boolean;
}

/** Renders a category as a full-bleed card in a color of its own, which links to its section of the product list. */
export function CategoryCard({
  category,
  title,
  lead,
  link,
  ground,
  count,
  fromPrice,
  items,
  first,
}: CategoryCardProps) {
  return (
    <section
      className={styles.category}
      data-kind={category}
      data-ground={ground}
      style={{ '--ground': `var(--${ground})` } as CSSProperties}
    >
      <div className={styles.categoryText}>
        <h2 className={styles.categoryTitle}>
          <a href={link} className={styles.categoryLink}>
            {title}
          </a>
        </h2>
        <p className={styles.categoryLead}>{lead}</p>
        <p className={styles.categoryFacts}>
          <span>{count}</span> <span>{fromPrice}</span>
        </p>
      </div>
      <div aria-hidden="true" className={styles.categoryProducts}>
        {items.map(({ slug, width, sceneWidth, picture }, index) => (
          <span
            key={slug}
            className={styles.categoryProduct}
            style={{ '--wide': width, '--across': sceneWidth } as CSSProperties}
          >
            <PictureView
              picture={picture}
              alt=""
              sizes={pictureSizes(sceneWidth)}
              priority={first && index === 0}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

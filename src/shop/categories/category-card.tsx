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
  /** Color of the card: the key of a product variant. */
  ground: string;
  /** Number of products, as text. */
  countText: string;
  /** Lowest price, as text. */
  fromPrice: string;
  /** Products of the category, drawn at one scale. */
  items: readonly {
    slug: string;
    /** Widths of the product and of its picture, in millimeters. */
    width: number;
    sceneWidth: number;
    picture: PictureRecord;
  }[];
  /** First card: its first picture is loaded eagerly. */
  isFirst: boolean;
}

/** Renders a category as a full-bleed card in a color of its own, which links to its section of the product list. */
export function CategoryCard({
  category,
  title,
  lead,
  link,
  ground,
  countText,
  fromPrice,
  items,
  isFirst,
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
          <span>{countText}</span> <span>{fromPrice}</span>
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
              priority={isFirst && index === 0}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

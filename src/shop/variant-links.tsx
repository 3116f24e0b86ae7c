import type { CSSProperties } from 'react';
import { fillTemplate } from '../content/fill-template.ts';
import { productListCopy } from './copy.ts';
import type { ListedProduct } from './listed-product.ts';
import styles from './variant-links.module.css';

/** Renders a dot for each variant of a product, linked to the product in that variant. */
export function VariantLinks({
  name,
  link,
  variants,
}: Pick<ListedProduct, 'name' | 'link' | 'variants'>) {
  return (
    <ul className={styles.glazeLinks}>
      {variants.map(({ key, title }, index) => (
        <li key={key}>
          <a
            href={index === 0 ? link : `${link}#${key}`}
            style={{ '--glaze': `var(--${key})` } as CSSProperties}
          >
            <span className="sr-only">
              {fillTemplate(productListCopy.inVariant, { name, glaze: title.toLowerCase() })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

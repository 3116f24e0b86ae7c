import type { CSSProperties } from 'react';
import styles from './categories-page.module.css';

interface OtherLinksProps {
  heading: string;
  lead: string;
  allProducts: { title: string; link: string };
  groups: readonly {
    title: string;
    /** `dot`: variant whose color is shown before the link. */
    links: readonly { title: string; link: string; dot?: string | undefined }[];
  }[];
}

/** Renders secondary links beside the category cards: to all products, and to selections across categories. */
export function OtherLinks({ heading, lead, allProducts, groups }: OtherLinksProps) {
  return (
    <section className={styles.pricesSection}>
      <h2 className="text-h3 font-semibold">{heading}</h2>
      <p className="mt-3 max-w-[30em]">{lead}</p>
      <p className="mt-4">
        <a href={allProducts.link} className={`${styles.pricesLink} font-semibold`}>
          {allProducts.title}
        </a>
      </p>
      {groups.map(({ title, links }) => (
        <div key={title} className="mt-4">
          <h3 className="font-text text-caption font-semibold">{title}</h3>
          <ul className="flex flex-wrap gap-x-5">
            {links.map(({ title: name, link, dot }) => (
              <li key={name}>
                <a href={link} className={styles.pricesLink}>
                  {dot && (
                    <span
                      aria-hidden="true"
                      className={styles.pricesDot}
                      style={{ '--glaze': `var(--${dot})` } as CSSProperties}
                    />
                  )}
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

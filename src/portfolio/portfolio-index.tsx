import styles from './portfolio-index.module.css';

/** Row of links: a style with its pages by layout, or the pages without a grid. */
export interface IndexRow {
  title: string;
  links: readonly { title: string; link: string; current: boolean }[];
}

interface PortfolioIndexProps {
  heading: string;
  lead: string;
  rows: readonly IndexRow[];
}

/**
 * Renders links to the same projects in every other style and layout: one row per style, one link
 * per layout, and a last row for pages without a grid.
 */
export function PortfolioIndex({ heading, lead, rows }: PortfolioIndexProps) {
  return (
    <nav aria-labelledby="other-designs" className="lf-section lf-container">
      <h2 id="other-designs" className="text-h2">
        {heading}
      </h2>
      <p className="lf-measure mt-3 text-muted">{lead}</p>
      <dl className={styles.index}>
        {rows.map(({ title, links }) => (
          <div key={title} className={styles.indexRow}>
            <dt className="font-display font-bold">{title}</dt>
            {links.map(({ title: name, link, current }) => (
              <dd key={link}>
                <a
                  href={link}
                  aria-current={current ? 'page' : undefined}
                  className={styles.indexLink}
                >
                  {name}
                  <span className="sr-only">, {title}</span>
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </nav>
  );
}

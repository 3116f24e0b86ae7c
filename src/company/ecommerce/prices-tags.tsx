import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import styles from './prices-tags.module.css';

interface PricesTagsProps {
  heading: string;
  lead: string;
  items: readonly { title: string; content: string; price: string; duration: string }[];
  note: string;
}

/** Distance of each price tag below the rail. */
const stringLengths = ['3rem', '7.5rem', '4.5rem', '9.5rem'];

/** Prices on hanging tags. */
export function PricesTags({ heading, lead, items, note }: PricesTagsProps) {
  return (
    <section data-tone="deep" className="lf-section overflow-x-clip">
      <div className="lf-container">
        <h2 className="max-w-[11em] text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="mt-5 max-w-[36em] text-lead">{lead}</p>
        <ul className={`${styles.tags} mt-12`}>
          {items.map(({ title, content, price, duration }, index) => (
            <li
              key={title}
              style={{ '--string': stringLengths[index % stringLengths.length] } as CSSProperties}
            >
              <div className={styles.tag}>
                <h3 className="text-h4 font-bold">{title}</h3>
                <p className="mt-3 xs:whitespace-nowrap font-display text-h4 leading-none font-extrabold tabular-nums">
                  {price}
                </p>
                <p className="mt-2 text-caption font-semibold tabular-nums">{duration}</p>
                <p className="mt-4">{content}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-12 max-w-[36em]">{note}</p>
      </div>
    </section>
  );
}

import brandBookStyles from './brand-book.module.css';
import type { BrandBookCopy } from './brand-book-copy.ts';
import brandBookPagesStyles from './brand-book-pages.module.css';
import brandBookTurnStyles from './brand-book-turn.module.css';

/** Third double page: the brand's typeface, from a word wider than the page to the smallest text on a jar. */
export function SpreadType({ copy }: { copy: BrandBookCopy['type'] }) {
  return (
    <>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookPagesStyles.onCider} ${brandBookPagesStyles.wordmark}`}
        data-print-colors=""
      >
        <h3>{copy.title}</h3>
        <p className={brandBookPagesStyles.wordmarkLarge} aria-hidden="true">
          {copy.sampleWord}
        </p>
        <p>{copy.text}</p>
      </div>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookPagesStyles.onBruise} ${brandBookPagesStyles.sizes}`}
        data-print-colors=""
      >
        <ul>
          {copy.samples.map(({ size, name, text, pt, isBlack }) => (
            <li key={size}>
              <span>
                {size} <b>{name}</b>
              </span>
              <span data-black={isBlack || undefined} style={{ fontSize: `${pt}pt` }}>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

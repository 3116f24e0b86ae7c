import brandBookStyles from './brand-book.module.css';
import type { BrandBookCopy } from './brand-book-copy.ts';
import brandBookPagesStyles from './brand-book-pages.module.css';
import brandBookTurnStyles from './brand-book-turn.module.css';
import { ClientMark } from './client-mark.tsx';
import { markPaths } from './marks.ts';

/** Positions of the grid lines of the construction drawing, five units of clear space included. */
const gridLines = Array.from({ length: 35 }, (_, i) => i - 5);
/** The logo without its leaf, for small sizes. */
const leaflessPath = markPaths.thump.slice(markPaths.thump.indexOf('M6.901'));

/** First double page: the logo, its construction, clear space and minimum sizes in millimeters. */
export function SpreadMark({ copy }: { copy: BrandBookCopy['mark'] }) {
  return (
    <>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookPagesStyles.onSkin} ${brandBookPagesStyles.wholePage}`}
        data-print-colors=""
      >
        <h3>{copy.title}</h3>
        <ClientMark mark="thump" className={brandBookPagesStyles.wholeMark} />
        <p>{copy.text}</p>
      </div>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookPagesStyles.onCore} ${brandBookPagesStyles.built}`}
        data-print-colors=""
      >
        <svg
          viewBox="-6 -6 36 36"
          className={brandBookPagesStyles.grid}
          aria-hidden="true"
          focusable="false"
        >
          <path
            className={brandBookPagesStyles.gridLines}
            d={gridLines.map((n) => `M${n} -5V29M-5 ${n}H29`).join('')}
          />
          <path className={brandBookPagesStyles.gridClear} d="M-5 -5H29V28.500H-5Z" />
          <path className={brandBookPagesStyles.gridMark} d={markPaths.thump} />
          <path
            className={brandBookPagesStyles.gridRule}
            d="M4.500 13A7.500 7.500 0 1 1 19.500 13A7.500 7.500 0 1 1 4.500 13M12 13L17.300 7.700M12.400 0V4.900M18.400 0V4.900M12.400 0H18.400M12.400 4.900H18.400M0 18.500H24M0 20H24M-5 0H0M-5 4.900H0"
          />
        </svg>
        <p>{copy.gridText}</p>
        <p>{copy.clearSpaceText}</p>
        <div className={brandBookPagesStyles.actualSize}>
          <p>{copy.sizesHeading}</p>
          <ul>
            {copy.trueSizes.map(({ mm, text, hasLeaf }) => (
              <li key={mm}>
                <svg
                  viewBox={hasLeaf ? '0 0 24 24' : '0 5 24 19'}
                  style={{ width: `${mm}mm` }}
                  aria-hidden="true"
                  focusable="false"
                >
                  <path fill="currentColor" d={hasLeaf ? markPaths.thump : leaflessPath} />
                </svg>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <p>{copy.printNote}</p>
        </div>
      </div>
    </>
  );
}

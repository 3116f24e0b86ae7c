import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import brandBookStyles from './brand-book.module.css';
import type { BrandBookCopy } from './brand-book-copy.ts';
import brandBookPagesStyles from './brand-book-pages.module.css';
import brandBookTurnStyles from './brand-book-turn.module.css';

interface SpreadProductsProps {
  copy: BrandBookCopy['products'];
  /** Portrait picture that fills one page. */
  portraitPicture: PictureRecord;
  /** Picture of all products. */
  groupPicture: PictureRecord;
}

const sizes = '(width >= 90rem) 42rem, (width >= 62rem) 46vw, 100vw';

/** Fourth double page: the logo on the products. */
export function SpreadProducts({ copy, portraitPicture, groupPicture }: SpreadProductsProps) {
  return (
    <>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookStyles.bleed}`}
        data-print-colors=""
      >
        <PictureView
          picture={portraitPicture}
          sizes={sizes}
          className={brandBookStyles.fill}
          imgClassName="size-full"
        />
      </div>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookPagesStyles.onBlossom} ${brandBookPagesStyles.products}`}
        data-print-colors=""
      >
        <PictureView picture={groupPicture} sizes={sizes} className={brandBookPagesStyles.family} />
        <h3>{copy.title}</h3>
        <dl>
          {copy.rules.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

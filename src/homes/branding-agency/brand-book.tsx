'use client';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { printElement } from '../../elements/print-element/print-element.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import styles from './brand-book.module.css';
import type { BrandBookCopy } from './brand-book-copy.ts';
import type { BrandColor } from './drawing-colors.ts';
import { propertiesOf, replaceColor } from './palette.ts';
import { SpreadMark } from './spread-mark.tsx';
import { SpreadPalette } from './spread-palette.tsx';
import { SpreadProducts } from './spread-products.tsx';
import { SpreadType } from './spread-type.tsx';
import { usePageTurn } from './use-page-turn.ts';
import './brand-book-pages.module.css';
import './brand-book-palette.module.css';
import turnStyles from './brand-book-turn.module.css';

interface BrandBookProps {
  copy: BrandBookCopy;
  /** Original colors of the brand. */
  palette: readonly BrandColor[];
  /** Portrait picture that fills one page. */
  portraitPicture: PictureRecord;
  /** Picture of all products. */
  groupPicture: PictureRecord;
}

const idOf = (index: number) => `book-${index + 1}`;

/**
 * Brand guidelines as a book: double pages that turn by buttons and arrow keys, with an editable palette that is
 * recomputed on change.
 */
export function BrandBook({ copy, palette, portraitPicture, groupPicture }: BrandBookProps) {
  const isReady = useHydrated();
  const [colors, setColors] = useState(palette);
  const spreads = [
    { title: copy.mark.title, page: <SpreadMark copy={copy.mark} /> },
    {
      title: copy.palette.title,
      page: (
        <SpreadPalette
          copy={copy.palette}
          colors={colors}
          originalColors={palette}
          isReady={isReady}
          onColor={(name, hex) => setColors((current) => replaceColor(current, name, hex))}
          onReset={() => setColors(palette)}
        />
      ),
    },
    { title: copy.type.title, page: <SpreadType copy={copy.type} /> },
    {
      title: copy.products.title,
      page: (
        <SpreadProducts
          copy={copy.products}
          portraitPicture={portraitPicture}
          groupPicture={groupPicture}
        />
      ),
    },
  ];
  const { open, goToPage, animationPartOf, endAnimation } = usePageTurn(spreads.length, idOf);
  const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const formControl = (target as Element).closest('input, select, textarea');
    if (formControl || defaultPrevented) return;
    if (key === 'ArrowRight') goToPage(open + 1);
    if (key === 'ArrowLeft') goToPage(open - 1);
  };
  const position = fillTemplate(copy.position, {
    number: open + 1,
    count: spreads.length,
    title: spreads[open]?.title ?? '',
  });
  return (
    <section
      aria-label={copy.label}
      className={styles.book}
      data-ready={isReady || undefined}
      style={propertiesOf(colors) as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className={styles.nav}>
        <Button
          tone="ink"
          aria-disabled={open === 0 || undefined}
          disabled={!isReady}
          onClick={() => goToPage(open - 1)}
        >
          {copy.previous}
        </Button>
        <Button
          tone="ink"
          aria-disabled={open === spreads.length - 1 || undefined}
          disabled={!isReady}
          onClick={() => goToPage(open + 1)}
        >
          {copy.next}
        </Button>
        <p role="status">{position}</p>
      </div>
      <div className={`${turnStyles.spreads} ${styles.spreads}`}>
        {spreads.map(({ title, page }, index) => (
          <section
            key={title}
            id={idOf(index)}
            aria-label={title}
            data-print-sheet=""
            data-open={index === open || undefined}
            data-part={animationPartOf(index)}
            className={`${turnStyles.spread} ${styles.spread}`}
            onAnimationEnd={index === open ? endAnimation : undefined}
          >
            {page}
            <p className={`${turnStyles.print} ${styles.print}`}>
              <button
                type="button"
                disabled={!isReady}
                onClick={({ currentTarget }) => printElement(currentTarget)}
              >
                {copy.print}
              </button>
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}

import brandBookStyles from './brand-book.module.css';
import type { PaletteCopy } from './brand-book-copy.ts';
import brandBookPaletteStyles from './brand-book-palette.module.css';
import brandBookTurnStyles from './brand-book-turn.module.css';
import { ColorEditor } from './color-editor.tsx';
import { ContrastTable } from './contrast-table.tsx';
import type { BrandColor } from './drawing-colors.ts';
import { SwatchRow } from './swatch-row.tsx';

interface SpreadPaletteProps {
  copy: PaletteCopy;
  colors: readonly BrandColor[];
  /** Original colors of the brand. */
  originalColors: readonly BrandColor[];
  isReady: boolean;
  onColor: (name: string, hex: string) => void;
  onReset: () => void;
}

/**
 * Second double page: the colors with their values, and the readable pairs.
 *
 * @internal
 */
export function SpreadPalette(props: SpreadPaletteProps) {
  const { copy, colors, originalColors, isReady, onColor, onReset } = props;
  return (
    <>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookStyles.bleed} ${brandBookPaletteStyles.swatches}`}
        data-print-colors=""
      >
        <h3>{copy.title}</h3>
        <ul>
          {colors.map((color) => (
            <SwatchRow key={color.name} color={color} copy={copy} isReady={isReady} />
          ))}
        </ul>
      </div>
      <div
        className={`${brandBookTurnStyles.page} ${brandBookStyles.page} ${brandBookPaletteStyles.plain} ${brandBookPaletteStyles.pairs} ${brandBookStyles.pairs}`}
        data-print-colors=""
      >
        <ContrastTable colors={colors} copy={copy} />
        <p>{copy.tableKey}</p>
        {isReady && (
          <ColorEditor
            colors={colors}
            originalColors={originalColors}
            copy={copy}
            onColor={onColor}
            onReset={onReset}
          />
        )}
      </div>
    </>
  );
}

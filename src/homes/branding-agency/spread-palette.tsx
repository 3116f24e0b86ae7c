import type { PaletteCopy } from './brand-book-copy.ts';
import { ColorEditor } from './color-editor.tsx';
import { ContrastTable } from './contrast-table.tsx';
import type { BrandColor } from './drawing-colors.ts';
import { SwatchRow } from './swatch-row.tsx';

interface SpreadPaletteProps {
  copy: PaletteCopy;
  colors: readonly BrandColor[];
  own: readonly BrandColor[];
  ready: boolean;
  onColor: (name: string, hex: string) => void;
  onBack: () => void;
}

/** Second double page: the colors with their values, and the readable pairs. */
export function SpreadPalette({ copy, colors, own, ready, onColor, onBack }: SpreadPaletteProps) {
  return (
    <>
      <div className="gus-page gus-bleed gus-swatches" data-print-colors="">
        <h3>{copy.title}</h3>
        <ul>
          {colors.map((color) => (
            <SwatchRow key={color.name} color={color} copy={copy} ready={ready} />
          ))}
        </ul>
      </div>
      <div className="gus-page gus-plain gus-pairs" data-print-colors="">
        <ContrastTable colors={colors} copy={copy} />
        <p>{copy.key}</p>
        {ready && (
          <ColorEditor colors={colors} own={own} copy={copy} onColor={onColor} onBack={onBack} />
        )}
      </div>
    </>
  );
}

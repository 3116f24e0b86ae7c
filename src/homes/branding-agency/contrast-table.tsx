import type { PaletteCopy } from './brand-book-copy.ts';
import { ratioText } from './color-math.ts';
import type { BrandColor } from './drawing-colors.ts';
import { lettersOn, pairsOf } from './palette.ts';

interface ContrastTableProps {
  colors: readonly BrandColor[];
  copy: Pick<PaletteCopy, 'caption' | 'corner' | 'carries'>;
}

const shown = { text: 'Aa', large: 'A', none: '' } as const;

/**
 * Table of contrast ratios of all pairs of colors, and whether text or large text is readable.
 *
 * Styling hook: `data-contrast`, the readable text of a pair (`Carries`).
 */
export function ContrastTable({ colors, copy }: ContrastTableProps) {
  return (
    <table className="gus-table">
      <caption>{copy.caption}</caption>
      <thead>
        <tr>
          <td>
            <span className="sr-only">{copy.corner}</span>
          </td>
          {colors.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairsOf(colors).map((row) => {
          const ground = row[0]?.ground;
          if (!ground) return null;
          return (
            <tr key={ground.name}>
              <th scope="row">{ground.name}</th>
              {row.map(({ ink, ratio, carries }) => (
                <td
                  key={ink.name}
                  data-print-colors=""
                  data-contrast={ink.name === ground.name ? 'self' : carries}
                  style={{ background: ground.hex, color: lettersOn(ground.hex, colors) }}
                >
                  {ink.name !== ground.name && (
                    <>
                      <i aria-hidden="true" data-print-colors="" style={{ color: ink.hex }}>
                        {shown[carries]}
                      </i>
                      {ratioText(ratio)}
                      <span className="sr-only"> {copy.carries[carries]}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { PaletteCopy } from './brand-book-copy.ts';
import styles from './brand-book-palette.module.css';
import { ratioText } from './color-math.ts';
import type { BrandColor } from './drawing-colors.ts';
import { pairsOf, textColorOn } from './palette.ts';

interface ContrastTableProps {
  colors: readonly BrandColor[];
  copy: Pick<PaletteCopy, 'caption' | 'cornerText' | 'readability'>;
}

const sampleLetters = { text: 'Aa', large: 'A', none: '' } as const;

/**
 * Table of contrast ratios of all pairs of colors, and whether text or large text is readable.
 *
 * Styling hook: `data-contrast`, the readable text of a pair (`Readability`).
 */
export function ContrastTable({ colors, copy }: ContrastTableProps) {
  return (
    <table className={styles.table}>
      <caption>{copy.caption}</caption>
      <thead>
        <tr>
          <td>
            <span className="sr-only">{copy.cornerText}</span>
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
              {row.map(({ ink, ratio, readability }) => (
                <td
                  key={ink.name}
                  data-print-colors=""
                  data-contrast={ink.name === ground.name ? 'self' : readability}
                  style={{ background: ground.hex, color: textColorOn(ground.hex, colors) }}
                >
                  {ink.name !== ground.name && (
                    <>
                      <i aria-hidden="true" data-print-colors="" style={{ color: ink.hex }}>
                        {sampleLetters[readability]}
                      </i>
                      {ratioText(ratio)}
                      <span className="sr-only"> {copy.readability[readability]}</span>
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

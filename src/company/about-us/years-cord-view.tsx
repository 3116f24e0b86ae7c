import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import { cssPercent } from '../../themes/css-percent.ts';
import type { StoryEntry } from './story-entry.ts';
import { type YearsDrawing, yearsCord } from './years-cord.ts';

export interface YearsCordProps {
  firstYear: number;
  /** The year that has not ended yet. */
  lastYear: number;
  /** People at the end of each year, from the first; empty: uneven loops. */
  people: readonly number[];
  /** Entries of the story; each year that has one is a link to it. */
  items: readonly StoryEntry[];
  /** Accessible name of the drawing. */
  label: string;
  /** Accessible name of the links. */
  linksLabel: string;
}

/** Returns the place below a loop, in percent of the drawing. */
function placeBelow({ drawing, points }: YearsDrawing, width: number, index: number) {
  const [x, y] = points[index] ?? [0, 0];
  return [cssPercent(x / width), cssPercent(y / drawing.height)] as const;
}

/** Cord with a loop for every year; the years of the story stand below theirs. */
export function YearsCord(props: YearsCordProps) {
  const { firstYear, lastYear, people, items, label, linksLabel } = props;
  const count = Math.max(1, lastYear - firstYear);
  const tornYear = items.find(({ isTorn }) => isTorn)?.year;
  const torn = tornYear === undefined ? undefined : tornYear - firstYear;
  const { wide, narrow } = yearsCord({ count, people, torn });
  const entries = items.filter(
    ({ year }, index) =>
      year >= firstYear &&
      year <= firstYear + count &&
      items.findIndex((item) => item.year === year) === index,
  );
  return (
    <Cord
      wide={{ ...wide.drawing, shapes: <Wires path={wide.wires} /> }}
      narrow={{ ...narrow.drawing, shapes: <Wires path={narrow.wires} /> }}
      label={label}
      className="mt-8 lg:mt-4"
    >
      <ol aria-label={linksLabel}>
        {entries.map(({ year, title }) => {
          const [x, y] = placeBelow(narrow, 390, year - firstYear);
          const [wideX, wideY] = placeBelow(wide, 1280, year - firstYear);
          return (
            <li
              key={year}
              style={{ '--x': x, '--y': y, '--wide-x': wideX, '--wide-y': wideY } as CSSProperties}
              className="absolute top-(--y) left-(--x) -translate-x-1/2 md:top-(--wide-y) md:left-(--wide-x)"
            >
              <a
                href={`#${year}`}
                className="flex min-h-6 min-w-6 items-end justify-center pt-2 font-display text-caption font-bold tabular-nums underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-accent lg:pt-3 lg:text-note pointer-coarse:hidden"
              >
                <span className="max-lg:sr-only">{String(year).slice(0, -2)}</span>
                {String(year).slice(-2)}
                <span className="sr-only">: {title}</span>
              </a>
              {/* The loops are closer to one another than fingers are wide. */}
              <span className="pt-2 font-display text-caption font-bold tabular-nums not-pointer-coarse:hidden lg:text-note">
                {String(year).slice(-2)}
              </span>
            </li>
          );
        })}
      </ol>
    </Cord>
  );
}

/** Wires at the ends of the torn cord: the one place where the line is thinner. */
function Wires({ path }: { path: string }) {
  if (!path) return null;
  return (
    <path
      d={path}
      vectorEffect="non-scaling-stroke"
      strokeLinecap="round"
      className="fill-none stroke-accent [stroke-width:1.5]"
    />
  );
}

import { mondaysOf, morningOf } from './morning.ts';

/** Width of a dab and its distance to the next. */
const step = 19;
const tall = 64;

/** A stroke of the brush from top to bottom, no two alike. */
function dab(index: number): string {
  const x = index * step + 1;
  const stray = (row: number) => ((index * 37 + row * 53) % 7) - 3;
  const [a, b, c, d] = [stray(1) * 0.5, stray(2) * 0.6, stray(3) * 0.5, stray(4)];
  return `M${x + 2} ${4 + d}Q${x + 9} ${1 + a} ${x + 16 + b * 0.4} ${5 - a}Q${x + 18 + c} ${tall / 2} ${x + 16} ${tall - 5 + d}Q${x + 8} ${tall - 1 + a} ${x + 2} ${tall - 6 - c}Q${x + a} ${tall / 2} ${x + 2} ${4 + d}Z`;
}

interface YearDabsProps {
  year: number;
  /** What the drawing shows. */
  label: string;
}

/** A dab for each week of a year: the light of its Monday at ten to six. */
export function YearDabs({ year, label }: YearDabsProps) {
  const mondays = mondaysOf(year);
  return (
    <svg
      className="yeardabs"
      viewBox={`0 0 ${mondays.length * step} ${tall}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {mondays.map((monday, index) => (
        <path key={monday} d={dab(index)} fill={morningOf(monday).sky[0]} />
      ))}
    </svg>
  );
}

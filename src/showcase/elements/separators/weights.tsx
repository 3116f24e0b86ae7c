import { Separator } from '../../../elements/separator/separator.tsx';

const variants = ['thin', 'thick', 'double', 'dotted', 'stitch', 'fade'] as const;
const words = {
  thin: 'Thin, between rows of a table',
  thick: 'Thick, where a new part begins',
  double: 'Double, under the sum',
  dotted: 'Dotted, on a form that is torn off',
  stitch: 'Stitched, for a shop that sells cloth',
  fade: 'Fading, where the ends must not show',
} satisfies Record<(typeof variants)[number], string>;

/** Separators of six kinds, each with its use. */
export function SeparatorWeights() {
  return (
    <ul className="grid gap-9">
      {variants.map((variant) => (
        <li key={variant} className="grid gap-4">
          <span className="text-caption text-muted">{words[variant]}</span>
          <Separator variant={variant} />
        </li>
      ))}
    </ul>
  );
}

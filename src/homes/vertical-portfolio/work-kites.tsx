import type { Kite } from './kite.ts';
import { WorkKitesSlide } from './work-kites-slide.tsx';

interface WorkKitesProps {
  /** From the upper end of the line to the lower, with the stretch of winds that each is flown in. */
  kites: readonly (Kite & { wants: { from: number; to: number } })[];
  /** Text on its winds: `{from}`, `{to}`. */
  wants: string;
  /** A link that fills a kite's name into a field of the form behind `anchor`. */
  ask: { title: string; field: string; anchor: string };
}

/** One slide a kite; each ends with the upper half of the next. */
export function WorkKites({ kites, ...words }: WorkKitesProps) {
  return kites.map((kite, index) => (
    <WorkKitesSlide key={kite.id} kite={kite} next={kites[index + 1]} row={index + 2} {...words} />
  ));
}

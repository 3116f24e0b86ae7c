import type { Kite } from './kite.ts';
import { WorkKitesSlide } from './work-kites-slide.tsx';

interface WorkKitesProps {
  /** Kites from top to bottom, each with its range of winds. */
  kites: readonly (Kite & { windRange: { from: number; to: number } })[];
  /** Text about the winds of a kite; with `{from}`, `{to}`. */
  windText: string;
  /** Link that fills a kite's name into a form field. */
  requestLink: { title: string; field: string; anchor: string };
}

/** A slide for each kite; each ends with the upper half of the next. */
export function WorkKites({ kites, ...words }: WorkKitesProps) {
  return kites.map((kite, index) => (
    <WorkKitesSlide key={kite.id} kite={kite} next={kites[index + 1]} row={index + 2} {...words} />
  ));
}

import { pictureName } from '../../../media/pictures.ts';
import { figureCopy as copy } from '../copy.ts';
import { distributeEvenly } from '../long-read/distribute-pictures.ts';
import type { ProjectView } from '../project-view.ts';
import { computeBars, formatChange } from './figure-change.ts';
import { figureValue } from './figure-value.ts';

type Figure = ProjectView['figures'][number];

/** Returns a figure with its parsed number and bars. */
function toFigureView({ value, label, before }: Figure) {
  const parsed = figureValue(value);
  return {
    value,
    label,
    before,
    number: parsed
      ? `${parsed.prefix}${parsed.prefix.length > 1 ? ' ' : ''}${parsed.number}`
      : value,
    unit: parsed?.unit ?? '',
    bars: computeBars(value, before),
    change: formatChange(value, before, copy),
  };
}

const firstSizes = '(width >= 80rem) 25rem, (width >= 62rem) 31vw, 94vw';

/**
 * Returns the data of the layout `figures`: the first figure fills the window, the others have a
 * picture beside them.
 */
export function figuresView(view: ProjectView) {
  const [firstPicture, ...otherPictures] = view.pictures;
  const [leadingFigure, ...otherFigures] = view.figures.map(toFigureView);
  if (!firstPicture || !leadingFigure)
    throw new Error(`The project of ${view.client} has nothing to show.`);
  // Distributed evenly; remaining pictures are beside the story.
  const pictureCounts = distributeEvenly(
    Math.min(otherPictures.length, otherFigures.length),
    otherFigures.length,
  );
  const countBefore = (index: number) =>
    pictureCounts.slice(0, index).reduce((sum, count) => sum + count, 0);
  const labels = { before: copy.before, after: copy.after, previousValue: copy.previousValue };
  return {
    lcp: { name: pictureName(firstPicture.picture.name), sizes: firstSizes },
    opening: {
      ...{ crumbs: view.crumbs, title: view.title, summary: view.summary },
      evidence: { ...firstPicture, sizes: firstSizes },
      figure: leadingFigure,
      labels,
    },
    rows: otherFigures.map((figure, index) => ({
      figure,
      labels,
      evidence: pictureCounts[index] ? otherPictures[countBefore(index)] : undefined,
    })),
    more: otherPictures.slice(otherFigures.length),
    table: {
      caption: copy.table,
      columns: [copy.quantity, copy.before, copy.after, copy.change] as const,
      rows: [leadingFigure, ...otherFigures],
    },
    facts: {
      heading: copy.facts,
      facts: view.facts,
      services: view.services,
      team: view.team,
      work: view.work,
    },
  };
}

import { pictureName } from '../../../media/pictures.ts';
import { figureCopy as copy } from '../copy.ts';
import { distributeEvenly } from '../long-read/distribute-pictures.ts';
import type { ProjectView } from '../project-view.ts';
import { computeBars, formatChange } from './figure-change.ts';
import { figureValue } from './figure-value.ts';

type Figure = ProjectView['figures'][number];

/** Returns a figure with its parsed number and bars. */
function drawn({ value, label, before }: Figure) {
  const parts = figureValue(value);
  return {
    value,
    label,
    before,
    number: parts ? `${parts.prefix}${parts.prefix.length > 1 ? ' ' : ''}${parts.number}` : value,
    unit: parts?.unit ?? '',
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
  const [first, ...others] = view.pictures;
  const [hero, ...rest] = view.figures.map(drawn);
  if (!first || !hero) throw new Error(`The project of ${view.client} has nothing to show.`);
  // Distributed evenly; remaining pictures are beside the story.
  const counts = distributeEvenly(Math.min(others.length, rest.length), rest.length);
  const countBefore = (index: number) =>
    counts.slice(0, index).reduce((sum, count) => sum + count, 0);
  const labels = { before: copy.before, after: copy.after, was: copy.was };
  return {
    lcp: { name: pictureName(first.picture.name), sizes: firstSizes },
    opening: {
      ...{ crumbs: view.crumbs, title: view.title, summary: view.summary },
      evidence: { ...first, sizes: firstSizes },
      figure: hero,
      labels,
    },
    rows: rest.map((figure, index) => ({
      figure,
      labels,
      evidence: counts[index] ? others[countBefore(index)] : undefined,
    })),
    more: others.slice(rest.length),
    table: {
      caption: copy.table,
      columns: [copy.counted, copy.before, copy.after, copy.change] as const,
      rows: [hero, ...rest],
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

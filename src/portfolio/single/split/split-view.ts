import { fillTemplate } from '../../../content/fill-template.ts';
import { pictureName } from '../../../media/pictures.ts';
import { aspectRatioOf } from '../captioned.ts';
import { splitCopy as copy } from '../copy.ts';
import { distributeEvenly } from '../long-read/distribute-pictures.ts';
import type { ProjectView } from '../project-view.ts';
import { splitParts } from '../split-parts.ts';
import { storyParts } from '../story-parts.ts';
import { splitInHalves } from './halves.ts';

/** Returns `sizes` of the first picture, which fills the right half of the window in any aspect ratio. */
const halfSizes = (aspectRatio: number) =>
  `(width >= 62rem) max(58vw, ${Math.round(aspectRatio * 91)}svh), ${Math.max(100, Math.round(aspectRatio * 80))}vw`;

/** Splits a list into consecutive groups of the given sizes. */
const groupsOf = <T>(items: readonly T[], counts: readonly number[]) =>
  counts.map((count, index) => {
    const start = counts.slice(0, index).reduce((sum, one) => sum + one, 0);
    return items.slice(start, start + count);
  });

/**
 * Returns the data of the layout `split`: pictures and story scroll at the right. Sticky at the
 * left are title and facts first, then, after the full-bleed picture, services and team.
 */
export function splitView(view: ProjectView, story: string) {
  const [first, ...others] = view.pictures;
  if (!first) throw new Error(`The project of ${view.client} has no picture.`);
  const { before, fullBleed, after, closing } = splitInHalves(others);
  const parts = splitParts(
    storyParts(story),
    Math.max(2, Math.ceil((before.length + after.length) * 0.75)),
  );
  // Position at which the second half begins, as a share of the pictures.
  const share = (before.length + 1) / (others.length + 1);
  const secondHalfIndex = Math.max(1, Math.min(parts.length - 1, Math.round(parts.length * share)));
  const figuresIndex = parts.length - secondHalfIndex > 1 ? secondHalfIndex : secondHalfIndex - 1;
  const pictures = [
    ...groupsOf(before, distributeEvenly(before.length, secondHalfIndex)),
    ...groupsOf(after, distributeEvenly(after.length, parts.length - secondHalfIndex)),
  ];
  const sizes = halfSizes(aspectRatioOf(first));
  return {
    lcp: { name: pictureName(first.picture.name), sizes },
    opening: {
      crumbs: view.crumbs,
      title: view.title,
      summary: view.summary,
      rows: 1 + secondHalfIndex + (figuresIndex < secondHalfIndex ? 1 : 0),
    },
    first: { ...first, sizes },
    panel: { heading: copy.facts, facts: view.facts, work: view.work },
    figures: {
      heading: copy.figures,
      figures: view.figures.map(({ before: previousValue, ...figure }) => ({
        ...figure,
        before:
          previousValue === undefined
            ? undefined
            : fillTemplate(copy.before, { value: previousValue }),
      })),
    },
    parts: parts.map((part, index) => ({
      part: {
        id: part.id,
        heading: part.heading,
        secondHalf:
          index === secondHalfIndex
            ? {
                fullBleed,
                aside: { services: view.services, team: view.team, work: view.work },
                rows: parts.length - secondHalfIndex + (figuresIndex < secondHalfIndex ? 0 : 1),
              }
            : undefined,
        closing: index === parts.length - 1 ? closing : undefined,
      },
      html: part.html,
      pictures: pictures[index] ?? [],
      figures: index === figuresIndex,
    })),
  };
}

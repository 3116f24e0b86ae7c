import { pictureName } from '../../../media/pictures.ts';
import { aspectRatioOf } from '../captioned.ts';
import { galleryCopy as copy } from '../copy.ts';
import type { ProjectView } from '../project-view.ts';
import { splitParts } from '../split-parts.ts';
import { storyParts } from '../story-parts.ts';
import { arrangeRows, kindsWithText, placeTexts } from './arrange-rows.ts';

/** Returns `sizes` of the first picture, which spans the width and most of the height of any window. */
const firstSizes = (aspectRatio: number) =>
  aspectRatio < 1.2
    ? '(width >= 48rem) 50vw, 100vw'
    : `(width >= 48rem) max(100vw, ${Math.round(aspectRatio * 84)}svh), ${Math.max(100, Math.round(aspectRatio * 100))}vw`;

/**
 * Returns the data of the layout `gallery`: the opening picture, then alternating rows with text at
 * their sides.
 */
export function galleryView(view: ProjectView, story: string) {
  const [first, ...others] = view.pictures;
  if (!first) throw new Error(`The project of ${view.client} has no picture.`);
  const rows = arrangeRows(others.map(aspectRatioOf));
  const texts = placeTexts(
    rows,
    splitParts(storyParts(story), rows.filter(({ kind }) => kindsWithText.has(kind)).length).map(
      ({ heading, html }) => (heading ? `<h2>${heading}</h2>${html}` : html),
    ),
  );
  const firstPictureIndex = (index: number) =>
    rows.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  // The quotation fills the first row with room but without text.
  const emptyRowIndex = rows.findIndex(
    ({ kind }, index) => kindsWithText.has(kind) && !texts[index]?.length,
  );
  const middleIndex = Math.floor((rows.length - 1) / 2);
  const sizes = firstSizes(aspectRatioOf(first));
  return {
    lcp: { name: pictureName(first.picture.name), sizes },
    opening: {
      first,
      sizes,
      openLabel: copy.openLabel,
      hint: copy.hint,
      crumbs: view.crumbs,
      title: view.title,
      summary: view.summary,
    },
    rows: rows.map(({ kind, count }, index) => ({
      row: {
        kind,
        side: index % 2 === 0 ? ('start' as const) : ('end' as const),
        openLabel: copy.openLabel,
        pictures: others.slice(firstPictureIndex(index), firstPictureIndex(index) + count),
      },
      text: texts[index]?.join('') ?? '',
      beside: index === emptyRowIndex ? view.quote : undefined,
      quote: emptyRowIndex < 0 && index === middleIndex ? view.quote : undefined,
    })),
    label: {
      heading: copy.facts,
      facts: view.facts,
      services: view.services,
      team: view.team,
      figures: view.figures,
      work: view.work,
    },
  };
}

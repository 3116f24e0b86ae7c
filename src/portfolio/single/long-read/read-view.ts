import { fillTemplate } from '../../../content/fill-template.ts';
import { pictureName } from '../../../media/pictures.ts';
import { aspectRatioOf } from '../captioned.ts';
import { readCopy as copy } from '../copy.ts';
import type { ProjectView } from '../project-view.ts';
import { splitParts } from '../split-parts.ts';
import { readingMinutes, type StoryPart, storyParts } from '../story-parts.ts';
import { distributeEvenly, distributePictures } from './distribute-pictures.ts';

const formatReadingTime = (story: string) => {
  const count = readingMinutes(story);
  return count === 1 ? copy.oneMinute : fillTemplate(copy.minutes, { count });
};

const chaptersOf = (parts: readonly StoryPart[]) =>
  parts.flatMap(({ id, heading }) => (id && heading ? [{ id, title: heading }] : []));

/**
 * Returns true if a picture shows the client's world: a screenshot cropped to a strip would cut
 * words in half.
 */
const showsClientsWorld = ({ picture }: { picture: { name: string } }) =>
  !/^(?:works|ui|poster)-/.test(picture.name);

/**
 * Picks the picture beside the title: not the one that opens the story full-bleed, preferably an
 * upright one.
 */
function pickTitlePicture([first, ...others]: ProjectView['pictures']) {
  const world = others.filter(showsClientsWorld);
  return world.find((captioned) => aspectRatioOf(captioned) < 1) ?? world[0] ?? first;
}

/**
 * Returns `sizes` of the strip: as high as the page, so that the picture is drawn wider than the
 * strip; on phones it is below, in 4:3.
 */
const stripSizes = (aspectRatio: number) =>
  `(width >= 48rem) max(22vw, min(${Math.round(aspectRatio * 92)}svh, ${Math.round(aspectRatio * 62)}rem)), ${Math.max(100, Math.ceil(aspectRatio * 75))}vw`;

/**
 * Returns the data of the layout `long-read`: the parts of the story, each with the figures in its
 * margin and the pictures after it, and the quotation after the middle part.
 */
export function readView(view: ProjectView, story: string) {
  const parts = splitParts(storyParts(story), view.pictures.length);
  const titlePicture = pickTitlePicture(view.pictures);
  if (!titlePicture) throw new Error(`The project of ${view.client} has no picture.`);
  const strip = {
    name: pictureName(titlePicture.picture.name),
    sizes: stripSizes(aspectRatioOf(titlePicture)),
  };
  const noteCounts = distributeEvenly(view.figures.length, parts.length);
  const pauses = distributePictures(view.pictures, parts.length);
  const firstNoteIndex = (index: number) =>
    noteCounts.slice(0, index).reduce((sum, count) => sum + count, 0);
  const chapters = chaptersOf(parts);
  const middleIndex = Math.max(0, Math.ceil(parts.length / 2) - 1);
  return {
    lcp: strip,
    title: {
      picture: titlePicture.picture,
      sizes: strip.sizes,
      crumbs: view.crumbs,
      title: view.title,
      summary: view.summary,
      time: formatReadingTime(story),
      contents: { label: copy.contents, items: chapters },
    },
    parts: parts.map((part, index) => ({
      html: part.html,
      pauses: pauses[index] ?? [],
      quote: index === middleIndex ? view.quote : undefined,
      chapter: {
        id: part.id,
        heading: part.heading,
        number: chapters.findIndex(({ id }) => id === part.id) + 1,
        notes: view.figures
          .slice(firstNoteIndex(index), firstNoteIndex(index + 1))
          .map(({ before, ...figure }) => ({
            ...figure,
            before: before === undefined ? undefined : fillTemplate(copy.before, { value: before }),
          })),
      },
    })),
  };
}

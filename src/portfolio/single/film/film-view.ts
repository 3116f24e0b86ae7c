import { pictureNamed } from '../../../media/pictures.ts';
import { filmCopy as copy } from '../copy.ts';
import { distributeEvenly } from '../long-read/distribute-pictures.ts';
import type { ProjectView } from '../project-view.ts';
import { splitParts } from '../split-parts.ts';
import { storyParts } from '../story-parts.ts';
import { projectFilm } from './project-films.ts';
import { stillsAndScenes } from './scenes.ts';

/** `sizes` of the film, which covers the window and is cropped where that is lower or more upright. */
const filmSizes = '(width >= 48rem) max(100vw, 142svh), 114vw';

/** Returns the data of the layout `film`: film, strip of stills, story with scenes, credits. */
export function filmView(view: ProjectView, story: string, name: string | undefined) {
  const { poster, ...film } = projectFilm(name);
  const { stills, scenes } = stillsAndScenes(view.pictures);
  const parts = splitParts(storyParts(story), scenes.length);
  const sceneCounts = distributeEvenly(scenes.length, parts.length);
  const firstSceneIndex = (index: number) =>
    sceneCounts.slice(0, index).reduce((sum, count) => sum + count, 0);
  return {
    lcp: { name: poster, sizes: filmSizes },
    screen: {
      ...film,
      poster: pictureNamed(poster),
      sizes: filmSizes,
      copy: { pause: copy.pause, play: copy.play },
      crumbs: view.crumbs,
      title: view.title,
      summary: view.summary,
    },
    strip: { label: copy.stills, pictures: stills },
    parts: parts.map((part, index) => ({
      ...part,
      isFirst: index === 0,
      scenes: scenes.slice(firstSceneIndex(index), firstSceneIndex(index + 1)),
    })),
    credits: {
      heading: copy.credits,
      facts: view.facts,
      services: view.services,
      team: view.team,
      figures: view.figures,
      work: view.work,
    },
  };
}

import { existsSync } from 'node:fs';
import { type ShowcaseHalf, showcaseGroups } from '../../content/showcase.ts';
import { pictureNamed } from '../../media/pictures.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { isInShowcase, showcasePictureFile } from '../../page-meta/showcase-picture.ts';

/** Page as the showcase lists it. */
export interface ShowcasePage {
  path: string;
  title: string;
  picture: string;
  /** Alternative names. */
  synonyms: string;
  /** Words of its description that are not in its name: searched when no name matches. */
  words: string;
}

export interface ShowcaseGroup {
  /** Fragment, from the heading. */
  id: string;
  half: ShowcaseHalf;
  heading: string;
  lead: string;
  /** Alternative names of all pages of the group. */
  synonyms: string;
  pages: ShowcasePage[];
}

/** Fewest letters of a search term. */
const minTermLength = 4;

/** Returns the words of a page's description that are not in its name, each once. */
export function descriptionTerms({ title, path, description }: PageMeta): string {
  const name = `${title} ${path}`.toLowerCase();
  const words = description.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length >= minTermLength && !name.includes(word))
    .join(' ');
}

const toSearchText = (words: readonly string[] = []) => words.join(' ').toLowerCase();

/** Returns the thumbnail of a page; its own picture where none exists yet, e.g. for a new post. */
export function cardPicture({ path, picture }: Pick<PageMeta, 'path' | 'picture'>): string {
  const thumbnail = `showcase/${showcasePictureFile(path)}`;
  if (!picture || existsSync(`public/${thumbnail}`)) return `/${thumbnail}`;
  return `/media/${picture}-${pictureNamed(picture).widths[0]}.avif`;
}

/**
 * Returns the groups of the showcase with their pages, one page per view. Groups without pages are
 * omitted.
 */
export function groupsOf(pages: readonly PageMeta[]): ShowcaseGroup[] {
  return showcaseGroups
    .map(({ group, half, heading, lead, synonyms }) => {
      const groupPages = pages.filter((page) => page.group === group && isInShowcase(page));
      return {
        id: heading.toLowerCase().replaceAll(' ', '-'),
        half,
        heading,
        lead: typeof lead === 'string' ? lead : lead(groupPages.length),
        synonyms: toSearchText(synonyms),
        pages: groupPages.map((page) => ({
          path: page.path,
          title: page.title,
          picture: cardPicture(page),
          synonyms: toSearchText(page.synonyms),
          words: descriptionTerms(page),
        })),
      };
    })
    .filter(({ pages: rows }) => rows.length > 0);
}

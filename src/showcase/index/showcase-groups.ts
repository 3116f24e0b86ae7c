import { existsSync } from 'node:fs';
import { type ShowcaseHalf, showcaseGroups } from '../../content/showcase.ts';
import { pictureNamed } from '../../media/pictures.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { isInShowcase, showcasePictureFile } from '../../page-meta/showcase-picture.ts';

/** A page as the showcase shows it. */
export interface ShownPage {
  path: string;
  title: string;
  picture: string;
  /** What people may call it. */
  synonyms: string;
  /** Words of its description that its name lacks: found when no page is called so. */
  words: string;
}

export interface ShownGroup {
  /** Anchor, out of the heading. */
  id: string;
  half: ShowcaseHalf;
  heading: string;
  lead: string;
  /** What people may call any page of it. */
  synonyms: string;
  pages: ShownPage[];
}

const shortest = 4;

/** What the search may find beside the name, each word once. */
export function furtherWords({ title, path, description }: PageMeta): string {
  const name = `${title} ${path}`.toLowerCase();
  const words = description.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length >= shortest && !name.includes(word))
    .join(' ');
}

const small = (words: readonly string[] = []) => words.join(' ').toLowerCase();

/** The small picture of a page; its own one where none was taken yet, as of a post that is new. */
export function cardPicture({ path, picture }: Pick<PageMeta, 'path' | 'picture'>): string {
  const small = `showcase/${showcasePictureFile(path)}`;
  if (!picture || existsSync(`public/${small}`)) return `/${small}`;
  return `/media/${picture}-${pictureNamed(picture).widths[0]}.avif`;
}

/**
 * All pages in the groups of the showcase: one page of each view. Groups without a page are left
 * out.
 */
export function groupsOf(pages: readonly PageMeta[]): ShownGroup[] {
  return showcaseGroups
    .map(({ group, half, heading, lead, synonyms }) => ({
      id: heading.toLowerCase().replaceAll(' ', '-'),
      half,
      heading,
      lead,
      synonyms: small(synonyms),
      pages: pages
        .filter((page) => page.group === group && isInShowcase(page))
        .map((page) => ({
          path: page.path,
          title: page.title,
          picture: cardPicture(page),
          synonyms: small(page.synonyms),
          words: furtherWords(page),
        })),
    }))
    .filter(({ pages: rows }) => rows.length > 0);
}

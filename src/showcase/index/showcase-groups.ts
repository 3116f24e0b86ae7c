import type { PageRecord } from '../../catalogue/page-record.ts';
import { showcasePictureFile } from '../../catalogue/showcase-picture.ts';
import { type ShowcaseHalf, showcaseGroups } from '../../content/showcase.ts';

/** A page as the showcase shows it. */
export interface ShownPage {
  path: string;
  title: string;
  picture: string;
  /** Words of its description that its name lacks: found when no page is called so. */
  words: string;
}

export interface ShownGroup {
  /** Anchor, out of the heading. */
  id: string;
  half: ShowcaseHalf;
  heading: string;
  lead: string;
  pages: ShownPage[];
}

const shortest = 4;

/** What the search may find beside the name, each word once: the page carries them 250 times. */
export function furtherWords({ title, path, description }: PageRecord): string {
  const name = `${title} ${path}`.toLowerCase();
  const words = description.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length >= shortest && !name.includes(word))
    .join(' ');
}

/** The catalogue in the groups of the showcase; groups without a page are left out. */
export function groupsOf(pages: readonly PageRecord[]): ShownGroup[] {
  return showcaseGroups
    .map(({ group, half, heading, lead }) => ({
      id: heading.toLowerCase().replaceAll(' ', '-'),
      half,
      heading,
      lead,
      pages: pages
        .filter((page) => page.group === group)
        .map((page) => ({
          path: page.path,
          title: page.title,
          picture: `/showcase/${showcasePictureFile(page.path)}`,
          words: furtherWords(page),
        })),
    }))
    .filter(({ pages: rows }) => rows.length > 0);
}

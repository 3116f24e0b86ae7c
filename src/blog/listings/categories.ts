import { capitalize } from '../../content/capitalize.ts';
import type { Post } from '../../content/schema/post.ts';

/** Ground tones of an archive's head (`themes/tones.css`). */
export type ArchiveTone = 'tint' | 'accent-tint' | 'deep-tint' | 'highlight' | 'deep' | 'ink';

/** Copy of a category. */
interface CategoryCopy {
  /** Description, 70 to 160 characters. */
  lead: string;
  tone: ArchiveTone;
}

/** Copy by category. A category without copy has an archive, too, in a neutral tone. */
const copyByCategory: Readonly<Record<string, CategoryCopy>> = {
  craft: {
    lead: 'How the thing is made: words on buttons, errors that help, phones in a drawer, and the reason behind each of them.',
    tone: 'deep',
  },
  trades: {
    lead: 'One trade at a time: bakers, dentists, innkeepers, garden shops, and what each of them needs from a website.',
    tone: 'highlight',
  },
  money: {
    lead: 'What software costs to build, to run and to wait for, in dollars and with the sums shown, so that you can redo them.',
    tone: 'accent-tint',
  },
  upkeep: {
    lead: 'What happens after the launch, when nobody is looking: backups, names, bills, moves, and who answers for them.',
    tone: 'tint',
  },
  startup: {
    lead: 'For people whose product is half an idea: what to build first, what to leave out, and what to own from the first day.',
    tone: 'ink',
  },
  buying: {
    lead: 'For those who order software: questions to ask, clauses to read aloud, and words that mean something else in a contract.',
    tone: 'deep-tint',
  },
  design: {
    lead: 'Type, color, posters and pictures, as far as they change what somebody does on a page. The rest is taste, and we have that too.',
    tone: 'highlight',
  },
  workshop: {
    lead: 'Our own house: how we share a week, what we mended one winter, and the lists and books that hang by the door.',
    tone: 'tint',
  },
  access: {
    lead: 'Pages that everybody can use, told by the people who cannot use the others, and what it takes to make one.',
    tone: 'deep-tint',
  },
};

export interface Category {
  /** Name in front matter and addresses. */
  name: string;
  /** Name as a heading. */
  title: string;
  /** Number of its posts. */
  count: number;
  lead: string | undefined;
  tone: ArchiveTone;
}

/** Returns a category's name as a heading. */
export const categoryTitle = (name: string) => capitalize(name);

/** Returns the path of a category's archive. */
export const categoryPath = (name: string) => `/blogs/category/${name}`;

/** Returns all categories of the posts, those with most posts first. */
export function categoriesOf(posts: readonly Pick<Post, 'category'>[]): Category[] {
  const counts = new Map<string, number>();
  for (const name of posts.flatMap(({ category }) => [...new Set(category)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other))
    .map(([name, count]) => ({
      ...{ name, count },
      title: categoryTitle(name),
      lead: copyByCategory[name]?.lead,
      tone: copyByCategory[name]?.tone ?? 'tint',
    }));
}

import { z } from 'zod';
import { link, pictureName, text } from './text.ts';

/** What a project is, as the filter of a portfolio offers it. The words for them: `portfolio/filters.ts`. */
export const projectCategories = ['booking', 'shop', 'app', 'tool', 'story'] as const;
export const projectCategorySchema = z.enum(projectCategories);
export type ProjectCategory = z.infer<typeof projectCategorySchema>;

/**
 * How a project is told, by the number of its page: 1 a long read, 2 a gallery, 3 pictures beside
 * facts that stay, 4 a film, 5 figures.
 */
export const tellings = [1, 2, 3, 4, 5] as const;
export type Telling = (typeof tellings)[number];

/** What a picture of a project shows: the work itself, how it was made, or how large it is. */
export const projectViews = ['work', 'making', 'scale'] as const;
export type ProjectView = (typeof projectViews)[number];

const everyView = (pictures: readonly { shows: ProjectView }[]) =>
  projectViews.every((view) => pictures.some(({ shows }) => shows === view));

const projectPictureSchema = z.strictObject({
  /** Name of a picture. */
  img: pictureName,
  /** What stands below it, one sentence: what to look at, not what one sees anyway. */
  caption: text,
  shows: z.enum(projectViews),
});

/**
 * A project of the portfolio. Source: the frontmatter of `portfolio/projects/*.md`; the name of the
 * file stands in its address, and its body tells the story.
 */
export const projectSchema = z.strictObject({
  /** The headline, up to nine words: what was made, or what it changed. */
  title: text,
  /** Who it was made for. */
  client: text,
  /** What the client does, two to five words, e.g. `ferry line`. */
  trade: text,
  /** Town and state, e.g. `Astoria, Oregon`. */
  place: text,
  /** How far north the town is, in degrees. Some pages go from north to south. */
  latitude: z.number().min(18).max(72),
  /** The year in which it was handed over. */
  year: z.number().int().min(2006),
  /** From the first call to the day it was handed over, in weeks. */
  weeks: z.number().int().positive(),
  /** What we did, in the order of the work, two to five words each. */
  services: z.array(text).min(2),
  /** The kinds that the filter finds it by; the first is printed on its card. */
  categories: z.array(projectCategorySchema).min(1),
  /** Who worked on it: the `id` of team members. */
  team: z.array(z.number().int().positive()).min(1),
  /** What can be counted about it, three at least. */
  figures: z
    .array(
      z.strictObject({
        /** As printed, with its unit, e.g. `11 min`. */
        value: text,
        /** What it counts. */
        label: text,
        /** The same before, where there was one, e.g. `2 days`. */
        before: text.optional(),
      }),
    )
    .min(3),
  /** Two sentences for cards, search results and sharing. */
  summary: text,
  /** The `<title>` of its page, 30 to 60 characters; left out: headline and client. */
  headTitle: text.optional(),
  /** The sentence for search results, 70 to 160 characters; left out: the beginning of `summary`. */
  description: text.optional(),
  /** Its colour where a page is colorful, as an angle of OKLCH in degrees: 25 red, 145 green, 260 blue. */
  hue: z.number().min(0).max(360),
  /** The number of the page that tells it. */
  told: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** Stands at the plain address of that page; one project for each number. */
  first: z.boolean().optional(),
  /** In the order of telling. Four at least, and one of each kind. */
  pictures: z
    .array(projectPictureSchema)
    .min(4)
    .refine(everyView, 'must show the work, its making and its scale, each at least once'),
  /** The picture that stands on cards: one that shows the work. Left out: the first. */
  cover: pictureName.optional(),
  /** The picture that takes its place where a card is pointed at. Left out: the first other one. */
  second: pictureName.optional(),
  /** A film of `public/film`, for a project that is told by one, e.g. `villa`. */
  film: text.optional(),
  /** Somebody of the client's, in their words. */
  quote: z.strictObject({ quote: text, name: text, role: text }).optional(),
  /** Where the work can be seen, e.g. `/home-restaurant`. */
  link: link.optional(),
});
export type ProjectFields = z.infer<typeof projectSchema>;

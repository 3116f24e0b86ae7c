import { z } from 'zod';
import { link, pictureName, text } from './text.ts';

/** Kinds of projects, as the portfolio's filter offers them. Labels: `portfolio/filters.ts`. */
export const projectCategories = ['booking', 'shop', 'app', 'tool', 'story'] as const;
export const projectCategorySchema = z.enum(projectCategories);
export type ProjectCategory = z.infer<typeof projectCategorySchema>;

/**
 * Page layouts of a project: a long read, a gallery, pictures beside sticky facts (`split`), a
 * film, or figures. The order is that of the numbers in their addresses, `…-page-01` to `-05`.
 */
export const projectLayouts = ['long-read', 'gallery', 'split', 'film', 'figures'] as const;
export type ProjectLayout = (typeof projectLayouts)[number];

/** Subject of a project's picture: the work itself, its making, or its scale. */
export const projectViews = ['work', 'making', 'scale'] as const;
export type ProjectView = (typeof projectViews)[number];

const hasEveryView = (pictures: readonly { shows: ProjectView }[]) =>
  projectViews.every((view) => pictures.some(({ shows }) => shows === view));

const projectPictureSchema = z.strictObject({
  /** Name of a picture. */
  img: pictureName,
  /** Caption, one sentence: what to notice, not what is obvious. */
  caption: text,
  shows: z.enum(projectViews),
});

/**
 * Project of the portfolio. Source: the front matter of `portfolio/projects/*.md`; the file name is
 * part of its address, and its body is the story.
 */
export const projectSchema = z.strictObject({
  /** Headline, up to nine words: the product, or its effect. */
  title: text,
  /** Name of the client. */
  client: text,
  /** Trade of the client, two to five words, e.g. `ferry line`. */
  trade: text,
  /** Town and state, e.g. `Astoria, Oregon`. */
  place: text,
  /** Latitude of the town, in degrees. Some pages are sorted from north to south. */
  latitude: z.number().min(18).max(72),
  /** Year of delivery. */
  year: z.number().int().min(2006),
  /** Weeks from the first call to delivery. */
  weeks: z.number().int().positive(),
  /** Our services, in order of the work, two to five words each. */
  services: z.array(text).min(2),
  /** Kinds for the filter; the first is printed on its card. */
  categories: z.array(projectCategorySchema).min(1),
  /** `id` of the team members who worked on it. */
  team: z.array(z.number().int().positive()).min(1),
  /** Countable facts, three at least. */
  figures: z
    .array(
      z.strictObject({
        /** As printed, with its unit, e.g. `11 min`. */
        value: text,
        /** Counted quantity. */
        label: text,
        /** Value before the project, if there was any, e.g. `2 days`. */
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
  /**
   * Color of the project in colorful layouts, as an OKLCH hue in degrees: 25 red, 145 green, 260
   * blue.
   */
  hue: z.number().min(0).max(360),
  /** Layout of its page. */
  layout: z.enum(projectLayouts),
  /** Uses the plain address of the layout; one project per layout. */
  first: z.boolean().optional(),
  /** In story order. At least four, and one of each subject. */
  pictures: z
    .array(projectPictureSchema)
    .min(4)
    .refine(hasEveryView, 'must show the work, its making and its scale, each at least once'),
  /** Picture on cards: one that shows the work. Left out: the first. */
  cover: pictureName.optional(),
  /** Picture on a hovered card. Left out: the first other picture. */
  second: pictureName.optional(),
  /** Name of a film in `public/film`, required by the layout `film`, e.g. `villa`. */
  film: text.optional(),
  /** Quotation from the client. */
  quote: z.strictObject({ quote: text, name: text, role: text }).optional(),
  /** Path or address of the work, e.g. `/home-restaurant`. */
  link: link.optional(),
});
export type ProjectFields = z.infer<typeof projectSchema>;

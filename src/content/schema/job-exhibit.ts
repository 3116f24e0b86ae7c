import { z } from 'zod';
import { text } from './text.ts';

/** Two drawings of a page, one of them with a button four pixels off: the reader finds out which. */
const fourPixels = z.strictObject({
  kind: z.literal('four-pixels'),
  question: text,
  /** The drawings; each answer is shown once it is chosen. */
  sheets: z.array(z.strictObject({ title: text, answer: text, shifted: z.boolean() })).length(2),
});

/** Components of a screen as an indented tree. */
const componentTree = z.strictObject({
  kind: z.literal('component-tree'),
  caption: text,
  /** In the order of the screen; `depth` is the number of components around a component. */
  components: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[A-Z]\w*$/, 'must be the name of a component'),
        note: text.optional(),
        depth: z.number().int().min(0).max(3),
      }),
    )
    .min(2),
});

/** Work days of a month, some of them on the road. */
const roadDays = z.strictObject({
  kind: z.literal('road-days'),
  caption: text,
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-03'),
  days: z.array(z.strictObject({ day: z.number().int().min(1).max(31), place: text })).min(1),
});

/** Taste of the work of an opening, beside its title. */
export const jobExhibitSchema = z.discriminatedUnion('kind', [fourPixels, componentTree, roadDays]);
export type JobExhibit = z.infer<typeof jobExhibitSchema>;

/** The data of one kind of exhibit. */
export type ExhibitOf<Kind extends JobExhibit['kind']> = Extract<JobExhibit, { kind: Kind }>;

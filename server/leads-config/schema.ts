import { z } from 'zod';
import { didYouMean } from '../../src/content/closest.ts';
import { type LeadKind, leadKinds } from '../lead-kind.ts';
import { mailboxSchema } from '../mail-address.ts';
import { secretSchema, urlSchema, type Variables } from './env-values.ts';

/** Path of a page, or of all pages below one: `/page/contact-us`, `/shop/*`. */
export type PagePattern = `/${string}`;

/** Kind of lead, or pages that it comes from. */
export type LeadSelector = LeadKind | PagePattern;

const isKind = (text: unknown): text is LeadKind => leadKinds.some((kind) => kind === text);
const isPagePattern = (text: unknown): text is PagePattern =>
  typeof text === 'string' && /^\/[^*?#\s]*\*?$/.test(text) && !/[^/]\*$/.test(text);

const invalidKindMessage = (kind: unknown): string =>
  `${JSON.stringify(kind)} is no kind of lead.${didYouMean(String(kind), leadKinds)} There are ${leadKinds.join(', ')}`;
const invalidPatternMessage = (page: unknown): string =>
  `${JSON.stringify(page)} is no path of a page such as "/page/contact-us", or "/shop/*" for all below`;

const kindSchema = z.custom<LeadKind>(isKind, { error: ({ input }) => invalidKindMessage(input) });
const patternSchema = z.custom<PagePattern>(isPagePattern, {
  error: ({ input }) => invalidPatternMessage(input),
});
const routeSchema = z.custom<LeadSelector>((key) => isKind(key) || isPagePattern(key), {
  error: ({ input }) =>
    String(input).startsWith('/')
      ? invalidPatternMessage(input)
      : `${invalidKindMessage(input)}; or a path`,
});

const nonEmptyList = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'must be a list').min(1, 'must not be empty; leave it out instead');

const webhookFields = (variables: Variables) => ({
  /** Name in the outbox and in notices; it stays when the URL changes. */
  name: z
    .string('must be a name')
    .regex(/^[a-z\d-]{1,40}$/, 'must be lower-case letters, digits and hyphens, such as "crm"'),
  /** URL that leads are posted to: https, or a variable of the environment that holds it. */
  url: urlSchema(variables),
  /** Kinds of leads; left out: all. A form's name includes appointments made with the form. */
  forms: nonEmptyList(kindSchema).optional(),
  /** Pages that leads come from; left out: all. */
  pages: nonEmptyList(patternSchema).optional(),
});

const webhookSchema = (variables: Variables) =>
  z.discriminatedUnion(
    'format',
    [
      z.strictObject({
        ...webhookFields(variables),
        format: z.literal('json'),
        /** Key of the signature: `whsec_` and 24 to 64 random bytes as Base64. */
        secret: secretSchema(variables),
      }),
      z.strictObject({
        ...webhookFields(variables),
        /** `slack`: blocks of an incoming webhook; `zapier`: one flat object, for Make as well. */
        format: z.enum(['slack', 'zapier']),
        secret: secretSchema(variables).optional(),
      }),
    ],
    { error: 'must be "json", "slack" or "zapier"' },
  );

/**
 * Creates the schema of `leads.config.ts`.
 * @param variables environment that URLs and secrets are read from
 */
export const leadsConfigSchema = (variables: Variables) =>
  z.strictObject({
    /**
     * Recipients of mails about leads, by kind and by page. Recipients of the kind and of the page
     * pattern that fits best get one mail each; without either, those of MAIL_TO. All of them may
     * sign in to the desk where it is on, and read every lead there.
     */
    mailTo: z.partialRecord(routeSchema, nonEmptyList(mailboxSchema)).default({}),
    webhooks: z.array(webhookSchema(variables), 'must be a list').default([]),
    summary: z
      .strictObject({
        /** Local time of the company, 24 hours. */
        at: z
          .string('must be a time of day such as "08:00"')
          .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as "08:00"'),
        /** Recipients; left out: MAIL_TO. */
        to: nonEmptyList(mailboxSchema).optional(),
      })
      .optional(),
  });

type Schema = ReturnType<typeof leadsConfigSchema>;

/** Content of `leads.config.ts`. */
export type LeadsConfig = z.input<Schema>;

/** Validated content of `leads.config.ts`, with the values of the environment. */
export type LeadsSettings = z.output<Schema>;

/** Settings of a site that has none. */
export const noSettings: LeadsSettings = { mailTo: {}, webhooks: [] };

export type Webhook = LeadsSettings['webhooks'][number];

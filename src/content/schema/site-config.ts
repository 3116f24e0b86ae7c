import { z } from 'zod';
import { weekdays } from '../weekdays.ts';

const nonEmpty = z.string().trim().min(1);

const chatSchema = z.discriminatedUnion('provider', [
  /** No third party: a small "Write to us" panel posts to the contact endpoint. */
  z.object({ provider: z.literal('none') }),
  z.object({ provider: z.literal('tawk'), propertyId: nonEmpty, widgetId: nonEmpty }),
  z.object({ provider: z.literal('crisp'), websiteId: nonEmpty }),
  z.object({ provider: z.literal('chatwoot'), baseUrl: z.url(), websiteToken: nonEmpty }),
]);

const captchaSchema = z.discriminatedUnion('provider', [
  /** Self-hosted proof of work; no third party. */
  z.object({ provider: z.literal('altcha') }),
  z.object({ provider: z.enum(['turnstile', 'recaptcha', 'hcaptcha']), siteKey: nonEmpty }),
]);

/** `8:30 am`, `5 pm`. */
const clock = z.string().regex(/^(1[0-2]|[1-9])(:[0-5]\d)? [ap]m$/, 'as in “8:30 am” or “5 pm”');

const openingSchema = z.object({
  days: z.array(z.enum(weekdays)).min(1),
  opens: clock,
  closes: clock,
});

/** The shape of `site.config.ts`. The build holds the file against it and names what is wrong. */
export const siteConfigSchema = z.object({
  /** Public address of the site without a trailing slash: canonical links, sitemap, mails. */
  url: z.url().refine((value) => !value.endsWith('/'), 'no trailing slash'),
  company: z
    .object({
      name: nonEmpty,
      legalName: nonEmpty,
      /**
       * The firm's sign; left out: the name alone, set in the display face of the house look. `file` is
       * an SVG of flat shapes, from the project's root: those without a fill take the colour of the
       * text, those of `class="accent"` the look's. The name is set beside it, or drawn within it.
       */
      mark: z
        .object({ file: nonEmpty.regex(/\.svg$/), name: z.enum(['beside', 'within']) })
        .optional(),
      /** One sentence for search results and the footer. */
      description: nonEmpty,
      /** Year of the first working day, e.g. 2006. */
      founded: z.number().int(),
      email: z.email(),
      /** As printed. */
      phone: nonEmpty,
      /** As dialled: `+1…`. */
      phoneHref: z.string().regex(/^\+\d{8,15}$/),
      address: z.object({
        street: nonEmpty,
        city: nonEmpty,
        region: nonEmpty,
        /** As sentences say it: the whole name of the state. */
        regionName: nonEmpty,
        postalCode: nonEmpty,
        /** ISO 3166-1 alpha-2. */
        country: z.string().length(2),
      }),
      /** IANA time zone of the office, and its hours in words. */
      timeZone: nonEmpty,
      hours: nonEmpty,
      /** The same hours day by day, to be drawn; a day that is not named is closed. */
      openingHours: z.array(openingSchema).min(1),
      /** The public entry in the company register, shown as a badge in the footer. */
      registration: z.object({ title: nonEmpty, number: nonEmpty, link: z.url() }),
    })
    .superRefine(({ hours, openingHours }, context) => {
      // One fact in two spellings: whoever changes one is told of the other.
      for (const time of openingHours.flatMap(({ opens, closes }) => [opens, closes])) {
        if (!hours.includes(time))
          context.addIssue({
            code: 'custom',
            path: ['hours'],
            message: `does not say ${time}, which openingHours does`,
          });
      }
    }),
  /** Profiles in the order they are shown. */
  social: z.array(
    z.object({ network: z.enum(['facebook', 'dribbble', 'twitter', 'instagram']), link: z.url() }),
  ),
  /** Within how many working days the firm answers. Pages, job pages and mails all say it. */
  promises: z.object({
    /** A message. */
    contactDays: z.number().int().min(1).max(30),
    /** An application. On `/page/career` the talk follows on day 5 (`src/company/career/copy.ts`). */
    applicationDays: z.number().int().min(1).max(4),
  }),
  /** Which home stands at `/`. Its own path stays and names `/` as canonical. */
  home: nonEmpty,
  chat: chatSchema,
  captcha: captchaSchema,
  /** The e-mail client (EmailJS protocol) that sends job applications. */
  emailjs: z.object({
    /** 'self' is this site's own server; else an origin such as https://api.emailjs.com. */
    origin: z.union([z.literal('self'), z.url()]),
    publicKey: nonEmpty,
    serviceId: nonEmpty,
    templates: z.object({ jobApplication: nonEmpty, message: nonEmpty }),
    /** Shortest gap between two sends from one page, in milliseconds. */
    minIntervalMs: z.number().int().nonnegative(),
    /** Values of the e-mail field that are refused in the browser already. */
    blockList: z.array(z.string()),
    /** Whether a browser without a window is refused with 451, as the service itself does when asked to. */
    blockHeadless: z.boolean().optional(),
  }),
  /** The contact client (Contact Form 7 protocol). */
  contactForm: z
    .object({
      /** 'self' is this site's own server; else the address of a WordPress site. */
      origin: z.union([z.literal('self'), z.url()]),
      /** Numeric id of the form at that origin. */
      id: z.number().int().positive(),
      /** The same of the form for comments under posts, which needs a comment and no telephone. */
      commentId: z.number().int().positive(),
      /** WordPress takes multipart alone. */
      format: z.enum(['json', 'multipart']),
      /** Whether the form asks to accept the privacy notice, and this server insists on it. */
      terms: z.boolean().optional(),
    })
    .refine(({ id, commentId }) => id !== commentId, {
      path: ['commentId'],
      error: 'is the id of the contact form, too',
    }),
  /** The real map behind the drawn one; asked for only when a visitor presses for it. */
  map: z.object({
    provider: z.enum(['openstreetmap', 'google']),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** The drawn map, and its upright cut for phones: names of `src/media/`. */
    picture: nonEmpty,
    narrowPicture: nonEmpty,
  }),
  /** Where the browser finds the API: '' is the same origin; else an https origin (static files on a CDN). */
  apiOrigin: z.union([z.literal(''), z.url()]),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

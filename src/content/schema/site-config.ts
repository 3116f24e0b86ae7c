import { z } from 'zod';
import { readClock } from '../clock-text.ts';
import { didYouMean, nameError } from '../closest.ts';
import { networksWithIcon } from '../network-marks.ts';
import { isTimeZone } from '../time-zone.ts';
import { weekdays } from '../weekdays.ts';
import { check, checkFields } from './checks.ts';
import { analyticsSchema, embedProviders, hostsSchema, newsletterSchema } from './third-parties.ts';

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

/** IANA time zone. */
const timeZone = nonEmpty.refine(isTimeZone, {
  error: ({ input }) =>
    `there is no time zone "${input}".${didYouMean(`${input}`, Intl.supportedValuesOf('timeZone'))}`,
});

/** Language tag, such as `en-US` or `de`, that the formats of dates and numbers know. */
export const languageTag = nonEmpty.refine(isLanguage, {
  error: ({ input }) => `there is no language "${input}"; write a tag such as en-US or de`,
});

function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

const currencies = Intl.supportedValuesOf('currency');

/** ISO 4217 code. */
export const currency = nonEmpty.superRefine(
  check((code) => nameError('currency', currencies, code)),
);

/** `8:30 am` and `5 pm`, or `8:30` and `17:00`. */
const clockTime = z
  .string()
  .refine((text) => readClock(text) !== undefined, 'as in “8:30 am”, “5 pm” or “17:00”');

const openingSchema = z.object({
  days: z.array(z.enum(weekdays)).min(1),
  opens: clockTime,
  closes: clockTime,
});

/** Shape of `site.config.ts`. The build validates the file and reports errors by field. */
export const siteConfigSchema = z.strictObject({
  /** Public address of the site without a trailing slash: canonical links, sitemap, mails. */
  url: z.url().refine((value) => !value.endsWith('/'), 'no trailing slash'),
  company: z
    .strictObject({
      name: nonEmpty,
      legalName: nonEmpty,
      /**
       * Company logo; left out: the name alone, in the display font of the house theme. `file` is
       * an SVG of flat shapes, relative to the project root: shapes without a fill take the text
       * color, those of `class="accent"` the theme's accent. The name is set beside it, or drawn
       * within it.
       */
      logo: z
        .object({ file: nonEmpty.regex(/\.svg$/), name: z.enum(['beside', 'within']) })
        .optional(),
      /** One sentence for search results and the footer. */
      description: nonEmpty,
      /** Year of founding, e.g. 2006. */
      founded: z.number().int(),
      email: z.email(),
      /** As printed. */
      phone: nonEmpty,
      /** For `tel:` links: `+1…`. */
      phoneHref: z.string().regex(/^\+\d{8,15}$/),
      address: z.strictObject({
        street: nonEmpty,
        city: nonEmpty,
        /** State or region as addresses write it; left out: the postal code precedes the city. */
        region: nonEmpty.optional(),
        /** Full name of the state or region, for prose; left out: the city stands for it. */
        regionName: nonEmpty.optional(),
        postalCode: nonEmpty,
        /** ISO 3166-1 alpha-2. */
        country: z.string().length(2),
      }),
      /** IANA time zone of the office. */
      timeZone,
      /** Hours of the office, as text. */
      hours: nonEmpty,
      /** The same hours by day, for charts; days left out are closed. */
      openingHours: z.array(openingSchema).min(1),
      /** Public entry in the company register, shown as a badge in the footer; left out: none. */
      registration: z.strictObject({ title: nonEmpty, number: nonEmpty, link: z.url() }).optional(),
    })
    .superRefine(
      // Hours are stated twice, as text and by day: both must agree.
      checkFields(({ hours, openingHours }) =>
        openingHours
          .flatMap(({ opens, closes }) => [opens, closes])
          .filter((time) => !hours.includes(time))
          .map((time) => ['hours', `does not say ${time}, which openingHours does`]),
      ),
    ),
  /**
   * Language and formats of the site's own pages, mails and desk; fields that are left out have the
   * values of the United States. Homes and the shop always have these values.
   */
  locale: z
    .strictObject({
      language: languageTag,
      /** Hours of a clock's day. */
      hours: z.union([z.literal(12), z.literal(24)]),
      currency,
    })
    .partial()
    .optional(),
  /**
   * Phone numbers that forms accept: ten digits of the United States (`us`, also where it is left
   * out), or seven to fifteen of any country.
   */
  phoneRule: z.enum(['us', 'international']).optional(),
  /** Profiles in display order. */
  social: z.array(
    z.strictObject({
      /** Name of the network's icon: `linkedin`, `github`, `mastodon`, `youtube`, `bluesky` … */
      network: nonEmpty.superRefine(
        check((name) => nameError('icon of a network', networksWithIcon, name)),
      ),
      link: z.url(),
      /** Accessible name; left out: that of the network. */
      name: nonEmpty.optional(),
    }),
  ),
  /** Promised response times in working days, printed on pages, job pages and in mails. */
  promises: z.strictObject({
    /** Response to a message. */
    contactDays: z.number().int().min(1).max(30),
    /**
     * Response to an application. `/page/career` puts the interview on day 5
     * (`src/company/career/copy.ts`).
     */
    applicationDays: z.number().int().min(1).max(4),
  }),
  /**
   * Sample pages that the site has: `true` is all of them, `false` none, a list those that stay:
   * `homes` or a home by its name, `headers`, `footers`, `elements`, `portfolio`, `blog`, `shop`,
   * `modals`, `icons`, `page-titles`, `animation`. The home at `/` is not a sample.
   */
  samples: z.union([z.boolean(), z.array(nonEmpty)]),
  /** Home shown at `/`. Its own path stays and names `/` as canonical. */
  home: nonEmpty,
  chat: chatSchema,
  captcha: captchaSchema,
  analytics: analyticsSchema.optional(),
  /**
   * Third parties whose frames pages load after a click; the one of the map is named in `map`. A
   * page that uses any other stops the build.
   */
  embeds: z.array(z.enum(embedProviders)).optional(),
  newsletter: newsletterSchema.optional(),
  hosts: hostsSchema.optional(),
  /** E-mail client (EmailJS protocol) that sends job applications. */
  emailjs: z.strictObject({
    /** 'self' is this site's own server; else an origin such as https://api.emailjs.com. */
    origin: z.union([z.literal('self'), z.url()]),
    publicKey: nonEmpty,
    serviceId: nonEmpty,
    templates: z.object({ jobApplication: nonEmpty, message: nonEmpty }),
    /** Minimum interval between two sends from one page, in milliseconds. */
    minIntervalMs: z.number().int().nonnegative(),
    /** E-mail addresses that are refused in the browser. */
    blockList: z.array(z.string()),
    /** Refuses headless browsers with 451, as the service does when configured to. */
    blockHeadless: z.boolean().optional(),
  }),
  /** Contact client (Contact Form 7 protocol). */
  contactForm: z
    .strictObject({
      /** 'self' is this site's own server; else the address of a WordPress site. */
      origin: z.union([z.literal('self'), z.url()]),
      /** Numeric id of the form at that origin. */
      id: z.number().int().positive(),
      /** Id of the comment form, which requires a comment and no telephone number. */
      commentId: z.number().int().positive(),
      /** WordPress accepts multipart only. */
      format: z.enum(['json', 'multipart']),
      /** True if the form asks for consent to the privacy notice, which this server then requires. */
      terms: z.boolean().optional(),
    })
    .refine(({ id, commentId }) => id !== commentId, {
      path: ['commentId'],
      error: 'is the id of the contact form, too',
    }),
  /** Interactive map behind the drawn one, loaded only on click; left out: own pages have no map. */
  map: z
    .strictObject({
      provider: z.enum(['openstreetmap', 'google']),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      /** Drawn map: a picture name of `src/media/`. */
      picture: nonEmpty,
      /** Upright crop of the drawn map for phones: a picture name of `src/media/`. */
      narrowPicture: nonEmpty,
    })
    .optional(),
  /**
   * Origin of the API for the browser: '' is the same origin; else an https origin (static files on
   * a CDN).
   */
  apiOrigin: z.union([z.literal(''), z.url()]),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

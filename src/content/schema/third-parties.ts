import { z } from 'zod';

const nonEmpty = z.string().trim().min(1);

const originError =
  'must be an origin over https without a path, as in “https://stats.example.com”';

const httpsOrigin = z.string().regex(/^https:\/\/[\w-]+(\.[\w-]+)*(:\d+)?$/, originError);

/** An https origin, or all subdomains of a host: `https://*.example.com`. */
const policySource = z.string().regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, originError);

/** Counting of visits. Left out: none. */
export const analyticsSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('none') }),
  /** Sets no cookie; loads without consent, unless the browser asks not to be tracked. */
  z.strictObject({
    provider: z.literal('plausible'),
    /** Name of the site at Plausible: `example.com`. */
    domain: nonEmpty,
    /** Server of the script: `https://plausible.io`, or one's own. */
    origin: httpsOrigin,
  }),
  /** Sets no cookie; loads without consent, unless the browser asks not to be tracked. */
  z.strictObject({
    provider: z.literal('umami'),
    /** Server of the script: `https://cloud.umami.is`, or one's own. */
    origin: httpsOrigin,
    websiteId: nonEmpty,
  }),
  /** Google Analytics 4: loads after consent only. */
  z.strictObject({
    provider: z.literal('ga4'),
    measurementId: z.string().regex(/^G-[A-Z\d]+$/, 'must look like G-ABC123DEF4'),
  }),
  /** Google Tag Manager: loads after consent only. `hosts` names what its tags load. */
  z.strictObject({
    provider: z.literal('gtm'),
    containerId: z.string().regex(/^GTM-[A-Z\d]+$/, 'must look like GTM-ABC1234'),
  }),
]);

/** Third parties whose frame a page may load after a click (`src/elements/embed/`). */
export const embedProviders = [
  'calendly',
  'cal',
  'youtube',
  'vimeo',
  'openstreetmap',
  'google-maps',
] as const;

/** Receiver of the subscribe forms. Left out: this site's own server. */
export const newsletterSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('self') }),
  /** Form of a mailing-list provider: its response replaces the page. */
  z.strictObject({
    provider: z.literal('form'),
    /** URL that the form posts to. */
    action: z.url({ protocol: /^https$/, error: 'must be a URL that begins with https://' }),
    /** Name of its field for the e-mail address: `EMAIL`, `fields[email]`. */
    emailField: nonEmpty,
    /** Its hidden fields, by name. */
    hidden: z.record(nonEmpty, z.string()).optional(),
  }),
]);

const sources = z.array(policySource).optional();

/** Other hosts that pages may load from, by the kind of resource. */
export const hostsSchema = z.strictObject({
  script: sources,
  style: sources,
  img: sources,
  font: sources,
  media: sources,
  frame: sources,
  connect: sources,
  form: sources,
});

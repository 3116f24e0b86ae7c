/**
 * Path prefixes of the API; all other paths are files of the site. Used by the server, `npm run dev`,
 * the speculation rules of pages, and tests.
 */
export const apiPrefixes = ['/api', '/wp-json', '/healthz', '/readyz'] as const;

/** Returns true if a path (without query) belongs to the API. */
export const isApiPath = (path: string): boolean =>
  apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Paths of the API, used by pages and by the routes of the server. */
export const apiPaths = {
  subscribe: '/api/subscribe',
  captchaChallenge: '/api/captcha/challenge',
  /** JSON of the e-mail client of the specification. */
  email: '/api/v1.0/email/send',
  /** Multipart form of the same client. */
  emailForm: '/api/v1.0/email/send-form',
  /** @param id numeric id of the contact form, or `:id` for the route */
  contactForm: (id: number | ':id') => `/wp-json/contact-form-7/v1/contact-forms/${id}`,
  /** @param diary name of a diary, or its route parameter */
  appointments: (diary: string) => `/api/appointments/${diary}`,
  /** Target of the link in a mail that confirms a reserved appointment. */
  confirmAppointment: '/api/confirm-appointment',
  /** Status of a submission. @param id submission id, or its route parameter */
  submission: (id: string) => `/api/submissions/${id}`,
  /** Result page of a native form post. @param receipt of the post, or its route parameter */
  sent: (receipt: string) => `/api/sent/${receipt}`,
} as const;

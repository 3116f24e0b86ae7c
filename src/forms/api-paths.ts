/**
 * What the paths of the API begin with; all others are the site's. The one list: the server, `npm
 * run dev`, the pages' speculation rules and the tests read it.
 */
export const apiPrefixes = ['/api', '/wp-json', '/healthz', '/readyz'] as const;

/** Whether the API answers that path (without query), and not the site's files. */
export const isApiPath = (path: string): boolean =>
  apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The API's own addresses that pages send to, and the server listens at. */
export const apiPaths = {
  subscribe: '/api/subscribe',
  captchaChallenge: '/api/captcha/challenge',
  /** Values as the e-mail client of the specification posts them. */
  email: '/api/v1.0/email/send',
  /** A form as it posts it. */
  emailForm: '/api/v1.0/email/send-form',
  /** @param id numeric id of the contact form, or the pattern of any */
  contactForm: (id: number | ':id') => `/wp-json/contact-form-7/v1/contact-forms/${id}`,
  /** @param diary name of a diary, or the pattern of any */
  appointments: (diary: string) => `/api/appointments/${diary}`,
  /** Behind the link in a mail that books what is held for its reader. */
  confirmAppointment: '/api/confirm-appointment',
  /** @param id submission id of a form, or the pattern of any: whether it has arrived */
  submission: (id: string) => `/api/submissions/${id}`,
  /** @param receipt of a form that was posted without script, or the pattern of any: the page after it */
  sent: (receipt: string) => `/api/sent/${receipt}`,
} as const;

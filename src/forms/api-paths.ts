/**
 * What the paths of the API begin with; all others are the site's. The one list: the server, `npm
 * run dev`, the pages' speculation rules and the tests read it.
 */
export const apiPrefixes = ['/api', '/wp-json', '/healthz', '/readyz'] as const;

/** Whether the API answers that path (without query), and not the site's files. */
export const isApiPath = (path: string): boolean =>
  apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Where the forms of the page send to. */
export const apiPaths = {
  subscribe: '/api/subscribe',
  captchaChallenge: '/api/captcha/challenge',
  /** A form as the e-mail client of the specification posts it. */
  emailForm: '/api/v1.0/email/send-form',
  /** @param id numeric id of the contact form */
  feedback: (id: number) => `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`,
} as const;

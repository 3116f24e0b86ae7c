/**
 * Words of the privacy page that depend on third parties of `site.config.ts`. The rest of the page
 * is copy.
 */
export const privacyWords = {
  captcha: {
    heading: 'Telling people from programs',
    /** The captcha of this site's own server. */
    own: 'When you begin to fill in a form, your browser solves a small sum that the server of this site has set (ALTCHA). It takes about half a second, asks nothing of you and tells nobody anything about you. The server keeps the number of the sum, not of its solver, until it has expired, so that none is used twice.',
    service: (name: string, firm: string) =>
      `Our forms use ${name}, a service of ${firm}. Once you begin to fill one in, your browser loads a script from there; ${firm} then learns your network address and facts about your browser, and may set cookies of its own. Our server asks the service only whether the answer was good.`,
  },
  chat: {
    heading: 'The button in the corner',
    /** `button` is the text of the button. */
    none: (button: string) =>
      `“${button}” opens a small form of our own. It sends to the same place as the contact page. No chat service is involved.`,
    ownServer: (host: string) =>
      `The chat runs on Chatwoot at ${host}. It is loaded when you first move, tap or type on a page, not before. That server then learns your network address, the page you are on and what you write, and stores a cookie so that a conversation can go on.`,
    service: (name: string) =>
      `The chat is a service of ${name}. It is loaded when you first move, tap or type on a page, not before. ${name} then learns your network address, the page you are on and what you write, and stores cookies so that a conversation can go on.`,
  },
  /** Title of a link to the privacy policy of a service. */
  policy: (name: string) => `What ${name} says about privacy`,
  forms: {
    lead: 'Each form asks for what we need to answer, and no more.',
    elsewhere: (host: string) => `The contact form is received by our content system at ${host}.`,
    applications: (host: string) =>
      `Job applications are the exception: your browser sends them, CV included, to the e-mail service at ${host}, which mails them to us and keeps records by its own rules.`,
  },
} as const;

/**
 * Words on cookies and on counting visits. `services` names one service or more that set cookies,
 * `count` is their number.
 */
export const cookieWords = {
  services: { chat: 'our chat service', captcha: 'the captcha of our forms' },
  /** Head of the page. */
  lead: {
    noCookies: 'sets no cookies',
    noOwnCookies: 'sets no cookies of its own',
    uncounted: (cookies: string) =>
      `This site ${cookies}, counts no visitors and carries no advertising.`,
    counted: (cookies: string) => `This site ${cookies} and carries no advertising.`,
    visits: 'It counts visits without telling visitors apart.',
    onlySent: 'We know only what you send us.',
    elseOnlySent: 'Otherwise we know only what you send us.',
    google:
      'This site carries no advertising, and sets no cookies unless you allow Google to count your visit.',
    googleAndOthers: (services: string, _count: number) =>
      `This site carries no advertising. Google sets cookies only if you allow it to count your visit; ${services} may set others.`,
  },
  /** A sentence of its own, which begins with the services. */
  some: (services: string, _count: number) => `${services} may set some.`,
  others: (services: string, _count: number) => `${services} may set others.`,
  none: 'No cookies.',
  noneOfOurs: (services: string, _count: number) => `No cookies of ours; ${services} may set some.`,
  googleAnswer:
    'Your answer to whether Google may count your visit and, if it may, the cookies of Google’s script.',
  /** Example of a site without cookies. */
  example: {
    uncounted:
      'The site that you are reading goes further: it sets no cookie and counts nobody at all.',
    counted: 'The site that you are reading counts visits, too, and sets no cookie.',
  },
} as const;

/** Words on analytics, on embeds and on the mailing list. */
export const thirdPartyWords = {
  counting: {
    none: 'There is no analytics, no tracking pixel and no fingerprint.',
    service: (name: string, host: string) =>
      `${name} counts visits at ${host}, without cookies. Your browser loads a script from there, which reports the page, where you came from, and the kind of your browser and screen; that server learns your network address while it does so. If your browser asks not to be tracked, nothing is loaded.`,
    google: (name: string) =>
      `If you allow it, ${name} counts your visit: your browser then loads a script of Google’s, which sets cookies and reports the pages that you open (policies.google.com/privacy). Before that, and if you say no, nothing is asked of Google. The last line of every page changes your answer.`,
  },
  embeds: (services: string) =>
    `Films, maps and calendars of other firms are pictures of ours until you press them. Only then does your browser ask ${services}, which learns your network address and may set cookies.`,
  subscription: {
    own: 'Your e-mail address. We mail it a link, and it is on the list only once you have confirmed there that it is yours. Every mail after that has a link that takes you off the list.',
    service: (host: string) =>
      `Your e-mail address. The form sends it to the service that keeps our mailing list, at ${host}, and not to our server. Every mail has a link that takes you off the list.`,
  },
  listRetention: {
    own: 'An address on the mailing list stays until you take it off; one that was never confirmed is deleted like a message.',
    service: 'An address on the mailing list stays there until you take it off.',
  },
} as const;

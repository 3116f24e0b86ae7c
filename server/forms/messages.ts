import { siteConfig } from '../../site.config.ts';

/** Said when no captcha solution, a wrong, an old or a used one came along. */
export const captchaSentence =
  'We could not tell that a person sent this. Please reload the page and send it once more.';

/** Said when a message arrived. */
export const thanksSentence = 'Thank you. Your message has arrived, and a person will read it.';

/** Said when fields are not filled as they should be. */
export const fieldsSentence = 'One or more fields need another look.';

/** Said when a message could not be stored. */
export const failureSentence = `Your message could not be taken right now. Please try again in a few minutes, or write to ${siteConfig.company.email}.`;

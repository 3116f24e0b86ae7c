import { siteConfig } from '../../../site.config.ts';
import { firm } from '../firm.ts';
import { contactServer } from './contact-server.ts';

/**
 * Target of comments on posts: a form without a phone number, at the server of the contact form.
 */
export const commentTarget = contactServer(
  siteConfig,
  firm.captcha,
  siteConfig.contactForm.commentId,
);

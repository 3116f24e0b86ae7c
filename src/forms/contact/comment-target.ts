import { siteConfig } from '../../../site.config.ts';
import { firm } from '../firm.ts';
import { contactServer } from './contact-server.ts';

/** Target of comments on posts: a separate form at the same server, without a phone number. */
export const commentTarget = contactServer(
  siteConfig,
  firm.captcha,
  siteConfig.contactForm.commentId,
);

import { siteConfig } from '../../../site.config.ts';
import { firm } from '../firm.ts';
import { contactServer } from './contact-server.ts';

/** Where comments under posts go: a form of its own at the same server, which asks for no telephone. */
export const commentsTo = contactServer(siteConfig, firm.captcha, siteConfig.contactForm.commentId);

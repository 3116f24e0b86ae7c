import { siteConfig } from '../../../site.config.ts';
import { momentText } from '../../content/moment-text.ts';

/** Launch time of the page's service. */
// [gap: der Tag und die Uhrzeit Ihres Starts]
export const launchTime = '2029-03-01T14:00:00Z';

/** Launch time as text, in the firm's time zone. */
export const launchText = momentText(launchTime, siteConfig.company.timeZone);

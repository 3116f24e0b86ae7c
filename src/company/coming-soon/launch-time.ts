import { siteConfig } from '../../../site.config.ts';
import { momentText } from '../../content/moment-text.ts';

/** Launch time of the page's service. */
export const launchTime = '2027-02-02T09:00:00-05:00';

/** Launch time as text, in the firm's time zone. */
export const launchText = momentText(launchTime, siteConfig.company.timeZone);

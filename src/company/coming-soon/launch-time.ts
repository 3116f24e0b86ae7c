import { siteConfig } from '../../../site.config.ts';
import { momentText } from '../../content/moment-text.ts';

/** Launch time of the page's service, defined only here. A Tuesday at nine, as all our launches. */
export const launchTime = '2027-02-02T09:00:00-05:00';

/** The same moment in words, in the mill's time zone. */
export const launchText = momentText(launchTime, siteConfig.company.timeZone);

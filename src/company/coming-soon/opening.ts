import { siteConfig } from '../../../site.config.ts';
import { momentText } from '../../content/moment-text.ts';

/** When the drawer opens: the one place that says so. A Tuesday at nine, as all our launches. */
export const opensAt = '2027-02-02T09:00:00-05:00';

/** The same moment in words, by the clocks of the mill. */
export const opening = momentText(opensAt, siteConfig.company.timeZone);

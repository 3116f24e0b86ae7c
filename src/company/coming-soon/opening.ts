import { siteConfig } from '../../../site.config.ts';

/** When the drawer opens: the one place that says so. A Tuesday at nine, as all our launches. */
export const opensAt = '2027-02-02T09:00:00-05:00';

const { timeZone } = siteConfig.company;
const said = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(opensAt));

/** The same moment in words, by the clocks of the mill. */
export const opening = {
  date: said({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  time: `${said({ hour: 'numeric', minute: '2-digit' }).replace('AM', 'am').replace('PM', 'pm')} Eastern`,
  /** Without year and weekday, for a sentence that has said them. */
  day: said({ month: 'long', day: 'numeric' }),
  /** What the four phones show where nothing can count: figure and what it is. */
  still: [
    [said({ month: '2-digit' }), 'month'],
    [said({ day: '2-digit' }), 'day'],
    [said({ year: '2-digit' }), 'year'],
    [said({ hour: '2-digit', hour12: false }), 'am'],
  ],
} as const;

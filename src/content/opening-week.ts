import { siteConfig } from '../../site.config.ts';
import { chromeWords } from '../words/chrome.ts';
import { readClock, withoutHalf } from './clock-text.ts';
import type { FooterDay } from './footer-day.ts';
import { weekdayName } from './formats.ts';
import { weekdays } from './weekdays.ts';

/** Opening hours of the company by weekday, for the `hours` footer, whose days end at midnight. */
export const openingWeek: readonly FooterDay[] = weekdays.map((weekday, index) => {
  const day = weekdayName(index);
  const open = siteConfig.company.openingHours.find(({ days }) => days.includes(weekday));
  if (!open) return { day, text: chromeWords.closed };
  const [opens, closes] = [readClock(open.opens), readClock(open.closes)];
  return {
    day,
    ...(opens !== undefined && { opens }),
    // Midnight and the hours after it belong to the next day.
    ...(closes !== undefined && { closes: closes > (opens ?? 0) ? closes : 24 }),
    text: `${withoutHalf(open.opens)} – ${withoutHalf(open.closes)}`,
  };
});

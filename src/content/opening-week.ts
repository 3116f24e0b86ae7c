import { siteConfig } from '../../site.config.ts';
import { chromeWords } from '../words/chrome.ts';
import { readClock, removeAmPm } from './clock-text.ts';
import type { FooterDay } from './footer-day.ts';
import { weekdayName } from './formats.ts';
import { weekdays } from './weekdays.ts';

/** Opening hours of the company by weekday, for the `hours` footer, whose days end at midnight. */
export const openingWeek: readonly FooterDay[] = weekdays.map((weekday, index) => {
  const day = weekdayName(index);
  const openingHours = siteConfig.company.openingHours.find(({ days }) => days.includes(weekday));
  if (!openingHours) return { day, text: chromeWords.closed };
  const opens = readClock(openingHours.opens);
  const closes = readClock(openingHours.closes);
  return {
    day,
    ...(opens !== undefined && { opens }),
    // Midnight and the hours after it belong to the next day.
    ...(closes !== undefined && { closes: closes > (opens ?? 0) ? closes : 24 }),
    text: `${removeAmPm(openingHours.opens)} – ${removeAmPm(openingHours.closes)}`,
  };
});

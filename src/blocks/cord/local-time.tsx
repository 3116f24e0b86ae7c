import { siteConfig } from '../../../site.config.ts';
import { town } from '../../content/contact.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { locale } from '../../content/locale.ts';
import { clockTime } from '../../words/clock.ts';
import { cordWords } from '../../words/cord.ts';

/**
 * Sentence for screen readers: the time at the firm's place, whose light and season a drawing shows.
 * Hidden until `daylight.inline.ts` has written the time.
 */
export function LocalTime() {
  const time = locale.hours === 24 ? clockTime('{time}') : '{time}';
  const [before, after] = fillTemplate(cordWords.localTime, { town, time }).split('{time}');
  return (
    <p
      hidden
      data-time-zone={siteConfig.company.timeZone}
      data-hour-cycle={locale.hours === 24 ? 'h23' : 'h12'}
      className="sr-only"
    >
      {before}
      <span />
      {after}
    </p>
  );
}

import type { CSSProperties } from 'react';
import { cssPercent } from '../themes/css-percent.ts';
import type { FooterProps } from './footer-facts.ts';
import { FooterBody } from './footer-shell.tsx';

interface Props extends FooterProps {
  heading: string;
  /** Opening and closing time in hours after midnight, and as text. A closed day has text alone. */
  days: readonly { day: string; opens?: number; closes?: number; text: string }[];
}

/**
 * A footer with a week of opening hours: seven bars of twenty-four hours, the open ones filled. The
 * bars are vertical, or horizontal where less width is left; with large text on a phone the week is a
 * list.
 */
export function FooterHours({ heading, days, ...footer }: Props) {
  return (
    <FooterBody {...footer} arrangement="hours" factsLayout="large">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <p className="text-balance font-display text-h2 font-semibold tracking-heading lg:col-span-4">
          {heading}
        </p>
        <div className="lf-footer-week lg:col-span-8">
          <ul className="grid grid-cols-7 gap-1.5 md:gap-4">
            {days.map(({ day, opens, closes, text }) => (
              <li key={day} className="text-center text-caption">
                <span
                  className="lf-footer-rule relative mb-3 block h-40 border md:h-56"
                  aria-hidden="true"
                >
                  {opens !== undefined && closes !== undefined && (
                    <span
                      className="lf-footer-open absolute"
                      style={
                        {
                          '--opens': cssPercent(opens / 24),
                          '--closes': cssPercent(1 - closes / 24),
                        } as CSSProperties
                      }
                    />
                  )}
                </span>
                <span className="block font-semibold">
                  <abbr title={day} className="lf-footer-day-short no-underline">
                    {day.slice(0, 2)}
                  </abbr>
                  <span className="lf-footer-day-long">{day}</span>
                </span>
                <span className="lf-footer-quiet block text-balance tabular-nums">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </FooterBody>
  );
}

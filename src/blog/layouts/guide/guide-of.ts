import { pluralize } from '../../../content/pluralize.ts';
import { layoutWords } from '../../../words/blog.ts';
import type { PostSection } from '../split-into-sections.ts';

/** Step of a guide: a section whose first line states its time. */
export interface GuideStep extends PostSection {
  /** Counted from 1. */
  number: number;
  /** As written, such as `45 minutes, two people`. */
  time: string;
  minutes: number;
}

const timeLinePattern = /^<p><em>((\d+) minutes[^<]*)<\/em><\/p>\s*/;

/**
 * Splits a guide into preparation, steps and troubleshooting: a section whose first line states
 * minutes is a step, sections before the first step are preparation, sections after the last are
 * troubleshooting.
 */
export function guideOf(sections: readonly PostSection[]) {
  const isStep = ({ html }: PostSection) => timeLinePattern.test(html);
  const firstStep = sections.findIndex(isStep);
  const lastStep = sections.findLastIndex(isStep);
  const steps = sections.filter(isStep).map((section, index): GuideStep => {
    const [line = '', time = '', minutes = ''] = timeLinePattern.exec(section.html) ?? [];
    const html = section.html.slice(line.length);
    return { ...section, html, number: index + 1, time, minutes: Number(minutes) };
  });
  return { before: sections.slice(0, firstStep), steps, after: sections.slice(lastStep + 1) };
}

/** Formats minutes as hours and minutes: `3 hours`, `1 hour 20 minutes`. */
export function formatHours(minutes: number): string {
  const [hours, remainder] = [Math.floor(minutes / 60), minutes % 60];
  const words = layoutWords.guide;
  const parts = [
    hours > 0 && pluralize(hours, words.hours),
    remainder > 0 && `${remainder} ${words.minutes}`,
  ];
  return parts.filter(Boolean).join(' ');
}

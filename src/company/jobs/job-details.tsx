import type { ReactNode } from 'react';
import { paddedNumber } from '../../elements/counter/padded-number.ts';

interface HeadedList {
  heading: string;
  items: readonly string[];
}

interface JobDetailsProps {
  /** Paragraphs; the first is set larger. */
  description: { heading: string; paragraphs: readonly string[] };
  responsibilities: HeadedList;
  skills: HeadedList;
  welcome: HeadedList;
  benefits: HeadedList;
  /** The facts, sticky beside the text. */
  children: ReactNode;
}

const headingClass = 'font-display text-h3 font-bold tracking-calm';

/** Job details: description, numbered tasks, required and welcome skills, and benefits. */
export function JobDetails(props: JobDetailsProps) {
  const { description, responsibilities, skills, welcome, benefits, children } = props;
  const [firstParagraph, ...otherParagraphs] = description.paragraphs;
  return (
    <section className="pb-20 md:pb-28">
      <div className="lf-container grid gap-x-6 lg:grid-cols-12">
        <aside className="relative z-10 -mt-8 lg:sticky lg:top-28 lg:order-2 lg:col-span-4 lg:col-start-9 lg:-mt-10 lg:self-start">
          {children}
        </aside>
        <div className="mt-14 grid gap-16 md:mt-20 md:gap-20 lg:order-1 lg:col-span-7">
          <div>
            <h2 className={headingClass}>{description.heading}</h2>
            <p className="mt-6 text-lead">{firstParagraph}</p>
            {otherParagraphs.map((paragraph) => (
              <p key={paragraph} className="mt-5 lf-measure">
                {paragraph}
              </p>
            ))}
          </div>
          <div>
            <h2 className={headingClass}>{responsibilities.heading}</h2>
            <ol className="mt-6">
              {responsibilities.items.map((item, index) => (
                <li
                  key={item}
                  className="grid grid-cols-[3rem_1fr] items-baseline gap-x-2 border-t border-line py-4 md:grid-cols-[5rem_1fr]"
                >
                  <span
                    aria-hidden="true"
                    className="font-display text-h4 font-semibold text-accent tabular-nums"
                  >
                    {paddedNumber(index + 1)}
                  </span>
                  <span>{item}</span>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h2 className={headingClass}>{skills.heading}</h2>
            <ul className="mt-6 grid gap-4 marker:text-accent">
              {skills.items.map((item) => (
                <li key={item} className="ms-5 list-[square] lf-measure ps-2">
                  {item}
                </li>
              ))}
            </ul>
            <h3 className="mt-10 font-display text-h4 font-bold">{welcome.heading}</h3>
            <ul className="mt-4 flex flex-wrap gap-2.5">
              {welcome.items.map((item) => (
                <li key={item} className="rounded-full border border-ink/30 px-4 py-1.5">
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="rounded-2xl bg-tint p-7 md:p-10 min-[82rem]:-ms-6 2xl:-ms-12 2xl:px-12">
            <h2 className={headingClass}>{benefits.heading}</h2>
            <ul className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-2">
              {benefits.items.map((item) => (
                <li
                  key={item}
                  className="border-t border-ink/25 pt-4 text-[1.0625rem] leading-normal"
                >
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

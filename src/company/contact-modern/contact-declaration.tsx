import '../../themes/tones.css';
import type { CSSProperties, ReactNode } from 'react';

interface ContactDeclarationProps {
  heading: string;
  lead: string;
  formHeading: string;
  /** The form, an island. */
  children: ReactNode;
  timeline: {
    heading: string;
    items: readonly { when: string; title: string; content: string }[];
  };
  promise: string;
  /** Link to questions and answers. */
  questionsLink: { title: string; link: string };
}

/** Splits the heading into sentences, one per line. */
const splitSentences = (text: string) => text.split(/(?<=\.) /);

/** Large text on a colored background, the form over its lower edge, then the steps after sending. */
export function ContactDeclaration(props: ContactDeclarationProps) {
  const { heading, lead, formHeading, children, timeline, promise, questionsLink } = props;
  return (
    <>
      <section data-first-screen className="bg-accent text-on-accent [--focus:var(--on-accent)]">
        <div className="lf-container pt-12 pb-40 lg:pt-24 lg:pb-64">
          <h1 className="text-display font-bold tracking-dense">
            {splitSentences(heading).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-8 max-w-[34em] text-lead lg:ml-[33.333%]">{lead}</p>
        </div>
      </section>
      <section className="lf-container grid gap-x-6 lg:grid-cols-12">
        {/* Dark card: overrides the color tokens inside. */}
        <div
          data-tone="ink"
          className="relative -mt-28 px-6 py-10 sm:px-12 lg:col-span-10 lg:-mt-40 lg:px-20 lg:py-20"
        >
          <h2 className="mb-8 text-h2">{formHeading}</h2>
          {children}
        </div>
      </section>
      <section className="lf-section">
        <div className="lf-container">
          <h2 className="text-h2 lg:text-right">{timeline.heading}</h2>
          <ol className="mt-12 grid gap-y-10 lg:mt-20">
            {timeline.items.map(({ when, title, content }, index) => (
              <li
                key={title}
                style={{ '--step': index } as CSSProperties}
                className="border-l-4 border-accent pl-6 lg:ml-[calc(var(--step)*16.666%)] lg:w-1/2"
              >
                <p className="text-caption font-semibold text-muted">{when}</p>
                <h3 className="mt-1 text-h3">{title}</h3>
                <p className="mt-2 text-muted">{content}</p>
              </li>
            ))}
          </ol>
          <p className="mt-20 max-w-[20em] font-display text-h3 font-bold">{promise}</p>
          <p className="mt-6">
            <a
              className="lf-link inline-block font-semibold pointer-coarse:py-2.5"
              href={questionsLink.link}
            >
              {questionsLink.title}
            </a>
          </p>
        </div>
      </section>
    </>
  );
}

import type { ReactNode } from 'react';
import { Accordion } from '../../elements/accordion/accordion.tsx';
import { TallyStrokes } from './tally-strokes.tsx';
import './questions.css';

interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  link?: { title: string; link: string } | undefined;
}

interface QuestionGroupsProps {
  id: string;
  contentsHeading: string;
  linkTitle: string;
  groups: readonly { id: string; title: string; questions: readonly Question[] }[];
  /** The search over them. */
  children?: ReactNode;
}

/** Questions in groups, a tally of each group in the margin; `questions-behaviour.ts` opens addresses. */
export function QuestionGroups(props: QuestionGroupsProps) {
  const { id, contentsHeading, linkTitle, groups, children } = props;
  return (
    <section id={id} className="section">
      <div className="container grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <nav aria-label={contentsHeading} className="lg:col-span-4">
          <ul className="grid sm:grid-cols-2 lg:sticky lg:top-28 lg:grid-cols-1">
            {groups.map((group) => (
              <li key={group.id}>
                <a
                  href={`#${group.id}`}
                  data-tally={group.id}
                  className="flex min-h-12 items-center gap-4 font-semibold hover:underline"
                >
                  <TallyStrokes count={group.questions.length} />
                  {group.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:col-span-8">
          {children}
          {groups.map((group) => (
            <section key={group.id} id={group.id} data-questions="" className="mt-12">
              <h2 className="mb-5 font-display text-h3 font-bold tracking-easy">{group.title}</h2>
              <Accordion
                look="lines"
                items={group.questions.map((one) => ({
                  id: one.id,
                  heading: one.question,
                  body: <QuestionAnswer {...one} linkTitle={linkTitle} />,
                }))}
              />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function QuestionAnswer({
  id,
  answer,
  link,
  linkTitle,
  question,
}: Question & { linkTitle: string }) {
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph} data-answer="">
          {paragraph}
        </p>
      ))}
      <p className="flex flex-wrap gap-x-6">
        {link && (
          <a href={link.link} className="link font-semibold pointer-coarse:py-2">
            {link.title}
          </a>
        )}
        <a href={`#${id}`} className="link pointer-coarse:py-2">
          {linkTitle}
          <span className="sr-only">: {question}</span>
        </a>
      </p>
    </>
  );
}

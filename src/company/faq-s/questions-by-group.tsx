import type { ReactNode } from 'react';
import { Accordion } from '../../elements/accordion/accordion.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './questions.module.css';
import { type Question, QuestionsAnswer } from './questions-answer.tsx';

interface QuestionsByGroupProps {
  id: string;
  linkTitle: string;
  groups: readonly { id: string; title: string; questions: readonly Question[] }[];
  /** Message for a search without results. */
  noResults: { heading: string; content: string; action: { title: string; link: string } };
  /** Picture below one of the groups. */
  figure: { below: string; media: SizedPicture; caption: string };
  /** The table of contents, sticky beside the questions. */
  children: ReactNode;
}

/**
 * Questions in groups, each with its short answer at the end of its line and the long one below.
 * `questions-behavior.ts` loads the script that filters the questions, and opens the one in the
 * URL's hash.
 */
export function QuestionsByGroup(props: QuestionsByGroupProps) {
  const { id, linkTitle, groups, noResults, figure, children } = props;
  return (
    <section id={id} className={styles.questions}>
      <div className="lf-container grid gap-x-6 lg:grid-cols-12">
        <div className={`${styles.questionsAside} lg:col-span-4 lg:pb-28`}>{children}</div>
        <div className="min-w-0 pb-20 md:pb-28 lg:col-span-8 lg:pt-12 lg:ps-8">
          {groups.map(({ id: groupId, title, questions }, groupIndex) => (
            <section key={groupId} id={groupId} data-questions="" className="pt-14 lg:pt-16">
              <h2 className="mb-6 font-display text-h2 font-bold tracking-heading">{title}</h2>
              <Accordion
                variant="lines"
                items={questions.map((question, index) => ({
                  id: question.id,
                  heading: question.question,
                  note: question.shortAnswer,
                  open: groupIndex + index === 0,
                  body: <QuestionsAnswer {...question} linkTitle={linkTitle} />,
                }))}
              />
              {groupId === figure.below && (
                <figure className={styles.questionsShown}>
                  <Picture {...figure.media} />
                  <figcaption className="pt-4 text-note text-muted max-lg:px-5 max-lg:md:px-6">
                    {figure.caption}
                  </figcaption>
                </figure>
              )}
            </section>
          ))}
          <div data-no-results="" hidden className="pt-14 lg:pt-16">
            <h2 className="font-display text-h2 font-bold tracking-heading">{noResults.heading}</h2>
            <p className="mt-4 text-lead">
              {noResults.content}{' '}
              <a href={noResults.action.link} className="lf-link font-semibold">
                {noResults.action.title}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

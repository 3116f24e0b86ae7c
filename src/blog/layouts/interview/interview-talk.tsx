import type { ComponentProps, ReactNode } from 'react';
import '../../post-article.css';
import { PostTagsAndFeeds } from '../post-tags-and-feeds.tsx';
import styles from './interview-talk.module.css';
import { PersonBox } from './person-box.tsx';
import { QuestionList } from './question-list.tsx';

interface InterviewTalkProps extends ComponentProps<typeof PostTagsAndFeeds> {
  questions: ComponentProps<typeof QuestionList>;
  person: ComponentProps<typeof PersonBox>;
  /**
   * Interview from Markdown: second-level headings are questions, third-level headings are
   * follow-up questions.
   */
  children: ReactNode;
}

/** Renders an interview: questions bold and flush left, answers indented and larger than other text. */
export function InterviewTalk({ questions, person, children, ...foot }: InterviewTalkProps) {
  return (
    <article className={`lf-container ${styles.interview}`}>
      <QuestionList {...questions} />
      <PersonBox {...person} />
      <div className={`lf-article ${styles.interviewTalk}`}>{children}</div>
      <div>
        <PostTagsAndFeeds {...foot} />
      </div>
    </article>
  );
}

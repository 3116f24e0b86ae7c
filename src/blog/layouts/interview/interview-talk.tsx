import type { ComponentProps, ReactNode } from 'react';
import '../../post-article.css';
import { PostFoot } from '../post-foot.tsx';
import './interview-talk.css';
import { PersonBox } from './person-box.tsx';
import { QuestionList } from './question-list.tsx';

interface InterviewTalkProps extends ComponentProps<typeof PostFoot> {
  questions: ComponentProps<typeof QuestionList>;
  person: ComponentProps<typeof PersonBox>;
  /** The talk, from Markdown: headings are questions, those of the third level come in between. */
  children: ReactNode;
}

/** Two voices in two types: questions bold from the edge, answers set in and larger than other text. */
export function InterviewTalk({ questions, person, children, ...foot }: InterviewTalkProps) {
  return (
    <article className="container interview">
      <QuestionList {...questions} />
      <PersonBox {...person} />
      <div className="article interview-talk">{children}</div>
      <div className="interview-foot">
        <PostFoot {...foot} />
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface ContactNoteProps {
  heading: string;
  lead: string;
  /** The form, an island. */
  children: ReactNode;
  /** Text before the mail address. */
  mailText: string;
  mail: { title: string; link: string };
  /** Link to questions and answers, with the text before it. */
  questionsLink: { text: string; title: string; link: string };
  media: SizedPicture;
}

/** Contact form in one narrow column; on wide screens a picture fills the other half. */
export function ContactNote(props: ContactNoteProps) {
  const { heading, lead, children, mailText, mail, questionsLink, media } = props;
  return (
    <section className="lg:grid lg:min-h-[calc(100svh-5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)_minmax(0,5fr)]">
      <div
        data-first-screen
        className="lf-container max-w-[38rem] py-12 lg:col-start-2 lg:mx-0 lg:max-w-none lg:pr-16 lg:pb-28"
      >
        <h1 className="text-h1 font-bold tracking-close">{heading}</h1>
        <p className="mt-5 text-lead">{lead}</p>
        <div className="mt-10">{children}</div>
        <p className="mt-10 text-muted">
          {mailText}{' '}
          <a className="lf-link font-semibold text-ink" href={mail.link}>
            {mail.title}
          </a>
        </p>
        <p className="mt-2 text-muted">
          {questionsLink.text}{' '}
          <a className="lf-link font-semibold text-ink" href={questionsLink.link}>
            {questionsLink.title}
          </a>
        </p>
      </div>
      <div className="relative max-lg:hidden">
        <Picture {...media} className="absolute inset-0" imgClassName="h-full" />
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { CountdownText } from '../../elements/countdown/countdown-text.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface SubscribeLineProps {
  id: string;
  heading: string;
  lead: string;
  /** Heading and lead after the end of the countdown. */
  afterLaunch: { heading: string; lead: string };
  note: string;
  /** Preview picture beside the form. */
  media: SizedPicture;
  caption: string;
  /** The form: one field and its button. */
  children: ReactNode;
}

/** Newsletter sign-up: description, one field, and a picture set lower than the text. */
export function SubscribeLine(props: SubscribeLineProps) {
  const { id, heading, lead, afterLaunch, note, media, caption, children } = props;
  return (
    <section id={id} className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7 lg:pr-8">
          <h2 className="max-w-[9em] text-[length:min(var(--text-display),17vw)] font-bold leading-[0.96] tracking-closer text-balance">
            <CountdownText before={heading} after={afterLaunch.heading} />
          </h2>
          <p className="mt-6 mb-9 max-w-[28em] text-lead lg:mt-8">
            <CountdownText before={lead} after={afterLaunch.lead} />
          </p>
          {children}
          <p className="mt-5 max-w-[46em] text-balance text-note text-muted">{note}</p>
        </div>
        <figure className="lg:col-span-5 lg:self-end">
          <Picture
            {...media}
            className="overflow-clip rounded-xl print:max-w-[70mm]"
            imgClassName="h-full"
          />
          <figcaption className="mt-4 text-note text-muted">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

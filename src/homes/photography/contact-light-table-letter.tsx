'use client';
import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ContactForm } from '../../forms/contact/contact-form.tsx';
import type { Detail } from '../../forms/details/detail.ts';
import { fillForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { $marks, followMarks, mark } from './marks.ts';
import { withMarks } from './with-marks.ts';

/** Frame that can be marked: its id, its title, and the URL of its thumbnail. */
interface Markable {
  id: string;
  title: string;
  thumb: string;
}

interface ContactLightTableLetterProps {
  frames: readonly Markable[];
  details: readonly Detail[];
  copy: {
    heading: string;
    none: string;
    /** Accessible name of the button that removes a mark, before the title. */
    remove: string;
    /** Beginning of the line that lists the frames in the message. */
    line: string;
    submitLabel: string;
    commentLabel: string;
  };
}

/** Contact form with the frames that were marked anywhere on the page; its message lists them. */
export function ContactLightTableLetter({ frames, details, copy }: ContactLightTableLetterProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const live = useHydrated();
  const marks = useStore($marks);
  const marked = live ? marks.flatMap((id) => frames.filter((frame) => frame.id === id)) : [];
  const names = marked.map(({ id, title }) => `${id} (${title})`).join(', ');
  useEffect(followMarks, []);
  useEffect(() => {
    fillForm(rootRef.current, { comment: (own) => withMarks(own, copy.line, names) });
  }, [names, copy.line]);
  return (
    <div ref={rootRef}>
      <div className="wr-marked" data-this-visit="">
        <h3 className="wr-marked-heading">{copy.heading}</h3>
        {marked.length === 0 && <p>{copy.none}</p>}
        <ul>
          {marked.map(({ id, title, thumb }) => (
            <li key={id}>
              <img src={thumb} alt="" width="120" height="80" loading="lazy" />
              <span>
                {title} <small>{id}</small>
              </span>
              <button
                type="button"
                aria-label={`${copy.remove} ${title}`}
                onClick={() => mark(id, false)}
              >
                <X aria-hidden="true" size={18} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ContactForm
        fields="short"
        submitLabel={copy.submitLabel}
        commentLabel={copy.commentLabel}
        details={details}
      />
    </div>
  );
}

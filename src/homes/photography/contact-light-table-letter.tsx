'use client';
import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ContactForm } from '../../forms/contact/contact-form.tsx';
import type { Detail } from '../../forms/details/detail.ts';
import { fillForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import styles from './contact-light-table.module.css';
import { $marks, mark, syncMarks } from './marks.ts';
import { updateMarksLine } from './update-marks-line.ts';

/** Frame that can be marked: its id, its title, and the URL of its thumbnail. */
interface MarkableFrame {
  id: string;
  title: string;
  thumb: string;
}

interface ContactLightTableLetterProps {
  frames: readonly MarkableFrame[];
  details: readonly Detail[];
  copy: {
    heading: string;
    noMarksText: string;
    /** Accessible name of the button that removes a mark, before the title. */
    removeLabel: string;
    /** Beginning of the line that lists the frames in the message. */
    linePrefix: string;
    submitLabel: string;
    commentLabel: string;
  };
}

/** Contact form with the frames that were marked anywhere on the page; its message lists them. */
export function ContactLightTableLetter({ frames, details, copy }: ContactLightTableLetterProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const marks = useStore($marks);
  const markedFrames = isHydrated
    ? marks.flatMap((id) => frames.filter((frame) => frame.id === id))
    : [];
  const names = markedFrames.map(({ id, title }) => `${id} (${title})`).join(', ');
  useEffect(syncMarks, []);
  useEffect(() => {
    fillForm(rootRef.current, {
      comment: (ownText) => updateMarksLine(ownText, copy.linePrefix, names),
    });
  }, [names, copy.linePrefix]);
  return (
    <div ref={rootRef}>
      <div className={styles.marked} data-this-visit="">
        <h3 className={styles.markedHeading}>{copy.heading}</h3>
        {markedFrames.length === 0 && <p>{copy.noMarksText}</p>}
        <ul>
          {markedFrames.map(({ id, title, thumb }) => (
            <li key={id}>
              <img src={thumb} alt="" width="120" height="80" loading="lazy" />
              <span>
                {title} <small>{id}</small>
              </span>
              <button
                type="button"
                aria-label={`${copy.removeLabel} ${title}`}
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

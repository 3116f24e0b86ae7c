import type { ReactNode } from 'react';

interface LetterLineProps {
  id: string;
  heading: string;
  lead: string;
  note: string;
  /** The form: one field and its button. */
  children: ReactNode;
}

/** A promise of how many letters there will be, and one field to ask for them. */
export function LetterLine({ id, heading, lead, note, children }: LetterLineProps) {
  return (
    <section id={id} className="section">
      <div className="container max-w-[58rem]">
        <h2 className="text-display font-bold tracking-closer text-balance">{heading}</h2>
        <p className="mt-6 mb-9 text-lead">{lead}</p>
        {children}
        <p className="mt-5 max-w-[38em] text-caption text-muted">{note}</p>
      </div>
    </section>
  );
}

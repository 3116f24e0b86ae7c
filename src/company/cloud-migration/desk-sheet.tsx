import '../../looks/tones.css';
import type { CSSProperties, ReactNode } from 'react';
import './desk-sheet.css';

/** White as paper, with the inks that a light ground has. */
const paper = { '--paper': 'var(--own-surface)' } as CSSProperties;

interface DeskSheetProps {
  heading: string;
  lead: string;
  /** The sheet's own name, and the lines that are filled in by hand. */
  title: string;
  blanks: readonly string[];
  parts: readonly { title: string; items: readonly string[] }[];
  foot: string;
  /** The button that prints the sheet alone. */
  children: ReactNode;
}

/** A sheet of letter paper for every desk; prints alone, and on one page. */
export function DeskSheet({ heading, lead, title, blanks, parts, foot, children }: DeskSheetProps) {
  return (
    <section data-tone="deep-tint" className="section" aria-labelledby="sheet-heading">
      <div data-sheet="" className="container grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="print:hidden lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 id="sheet-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-5 max-w-[30em] text-lead">{lead}</p>
          <div className="mt-7 min-h-12">{children}</div>
        </div>
        <article
          data-tone="deep-tint"
          style={paper}
          className="desk-sheet lg:col-span-8 lg:-rotate-1"
          aria-label={title}
        >
          <p className="font-display text-h2 font-extrabold tracking-close">{title}</p>
          <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-3">
            {blanks.map((blank) => (
              <div key={blank} className="flex flex-col-reverse">
                <dt className="pt-1 text-caption text-muted">{blank}</dt>
                <dd className="h-9 border-ink border-b" />
              </div>
            ))}
          </dl>
          <div className="desk-sheet-parts mt-6">
            {parts.map((part) => (
              <div key={part.title} className="break-inside-avoid pb-5">
                <h3 className="font-display text-h4 font-bold">{part.title}</h3>
                <ul className="mt-2 grid gap-2">
                  {part.items.map((item) => (
                    <li key={item} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
                      <span aria-hidden="true" className="mt-1 size-4 border-2 border-ink" />
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="border-ink border-t-2 pt-3 font-semibold">{foot}</p>
        </article>
      </div>
    </section>
  );
}

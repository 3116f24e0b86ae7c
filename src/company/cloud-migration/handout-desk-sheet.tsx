import '../../themes/tones.css';
import type { CSSProperties, ReactNode } from 'react';
import styles from './handout-desk-sheet.module.css';

/** White background, with the text colors of light backgrounds. */
const paperStyle = { '--paper': 'var(--own-surface)' } as CSSProperties;

interface HandoutDeskSheetProps {
  heading: string;
  lead: string;
  /** Title of the sheet. */
  title: string;
  /** Labels of the lines that are filled in by hand. */
  blankLabels: readonly string[];
  sections: readonly { title: string; items: readonly string[] }[];
  footer: string;
  /** The button that prints the sheet. */
  children: ReactNode;
}

/** Drawing of a keyboard behind the sheet. */
function Keyboard() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 -top-7 -z-10 h-[calc(100%+3.5rem)] w-full text-surface print:hidden"
    >
      <pattern id="keys" width="80" height="320" patternUnits="userSpaceOnUse">
        {[0, 26, 44, 62].map((shift, row) =>
          [shift - 80, shift].map((x) => (
            <rect
              key={x}
              x={x + 4}
              y={row * 80 + 4}
              width="72"
              height="70"
              rx="9"
              fill="currentColor"
            />
          )),
        )}
      </pattern>
      <rect width="100%" height="100%" fill="url(#keys)" />
    </svg>
  );
}

/** Handout for every desk, in the form of a sheet of paper; can be printed by itself, on one page. */
export function HandoutDeskSheet({
  heading,
  lead,
  title,
  blankLabels,
  sections,
  footer,
  children,
}: HandoutDeskSheetProps) {
  return (
    <section data-tone="ink" className="lf-section overflow-x-clip" aria-labelledby="sheet-heading">
      <div data-print-sheet="">
        <div className="lf-container grid gap-x-6 gap-y-5 lg:grid-cols-12 print:hidden">
          <h2 id="sheet-heading" className="text-h1 font-bold tracking-tight lg:col-span-6">
            {heading}
          </h2>
          <div className="lg:col-span-5 lg:col-start-8">
            <p className="max-w-[30em] text-lead">{lead}</p>
            <div className="mt-5 min-h-12">{children}</div>
          </div>
        </div>
        <div className="relative isolate mt-20 mb-7">
          <Keyboard />
          <article
            data-tone="deep-tint"
            style={paperStyle}
            className={`${styles.sheet} mx-auto w-[calc(100%-2.5rem)] max-w-[52rem] lg:-rotate-1`}
            aria-label={title}
          >
            <p className="font-display text-h2 font-extrabold tracking-close">{title}</p>
            <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-3">
              {blankLabels.map((label) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="pt-1 text-caption text-muted">{label}</dt>
                  <dd className="h-9 border-ink border-b" />
                </div>
              ))}
            </dl>
            <div className={`${styles.sheetParts} mt-6`}>
              {sections.map((section) => (
                <div key={section.title} className="break-inside-avoid pb-5">
                  <h3 className="font-display text-h4 font-bold">{section.title}</h3>
                  <ul className="mt-2 grid gap-2">
                    {section.items.map((item) => (
                      <li key={item} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
                        <span aria-hidden="true" className="mt-1 size-4 border-2 border-ink" />
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            <p className="border-ink border-t-2 pt-3 font-semibold">{footer}</p>
          </article>
        </div>
      </div>
    </section>
  );
}

import { cn } from '../../themes/cn.ts';
import type { Tone } from '../../themes/tone.ts';
import '../../themes/tones.css';

interface DemoNotesProps {
  /** DOM id, a target for menus. */
  id?: string;
  heading: string;
  notes: readonly { term: string; text: string }[];
  tone: Tone;
  /**
   * `columns`: side by side; `ledger`: one line per note; `steps`: each indented further than the
   * last.
   */
  layout: 'columns' | 'ledger' | 'steps';
}

const listClasses = {
  columns: 'mt-10 grid gap-x-10 gap-y-9 md:grid-cols-3 lg:mt-16',
  ledger: 'mt-8 border-t-2 border-line lg:mt-12',
  steps: 'mt-10 grid gap-12 lg:mt-16 lg:gap-16',
} as const;
const itemClasses = {
  columns: 'border-t-4 border-accent pt-5',
  ledger: 'grid gap-x-6 gap-y-2 border-b border-line py-7 md:grid-cols-12',
  steps: 'max-w-[34em]',
} as const;
/** Indents of the steps. */
const stepClasses = ['', 'lg:ms-[25%]', 'lg:ms-[50%]', 'lg:ms-[33%]'];

/** Notes with titles: use cases, limits, implementation. */
export function DemoNotes({ id, heading, notes, tone, layout }: DemoNotesProps) {
  const isLedger = layout === 'ledger';
  return (
    <section id={id} data-tone={tone} className="lf-section">
      <div className="lf-container">
        <h2 className="max-w-[14em] text-h2 font-bold">{heading}</h2>
        <dl className={listClasses[layout]}>
          {notes.map(({ term, text }, index) => (
            <div
              key={term}
              className={cn(
                itemClasses[layout],
                layout === 'steps' && stepClasses[index % stepClasses.length],
              )}
            >
              <dt className={cn('font-display text-h3 font-semibold', isLedger && 'md:col-span-4')}>
                {term}
              </dt>
              <dd className={cn('text-muted', isLedger ? 'md:col-span-7' : 'mt-3')}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../themes/cn.ts';
import type { FormEntry, Proof } from './form.ts';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormProofMark } from './form-proof-mark.tsx';

export interface FormLabels {
  marginLabel: string;
  marks: Record<Proof, string>;
  /** Accessible name of a checked box. */
  checkedLabel: string;
  /** Accessible name of an empty box. */
  uncheckedLabel: string;
}

interface FormAnswerProps extends FormEntry {
  number: number;
  labels: FormLabels;
}

/** Question of the form, its answer, and a note on where it can be checked. */
export function FormAnswer(props: FormAnswerProps) {
  const { number, question, boxes, rows, paragraphs, proof, note, action, img, labels } = props;
  return (
    <li
      id={`q${number}`}
      className="scroll-mt-24 list-none break-inside-avoid border-line border-b lg:border-e"
    >
      <div className="grid grid-cols-[1.75rem_1fr] gap-x-2 gap-y-3 px-4 pt-5 pb-5 sm:px-6">
        <span className="font-display font-bold tabular-nums" aria-hidden="true">
          {number}
        </span>
        <h3 className="font-text text-body leading-snug font-semibold tracking-normal">
          {question}
        </h3>
        <div className="col-span-2 grid content-start gap-3 font-medium text-deep sm:col-span-1 sm:col-start-2">
          {boxes && (
            <ul className="flex flex-wrap gap-x-7 gap-y-2">
              {boxes.map(({ title, isChecked = false }) => (
                <FormCheckbox key={title} title={title} isChecked={isChecked} labels={labels} />
              ))}
            </ul>
          )}
          {rows && (
            <dl className="max-w-md">
              {rows.map(({ label, value, isTotal }) => (
                <div
                  key={label}
                  className={cn(
                    'flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b border-dotted py-1',
                    isTotal && 'mb-2 border-deep border-t-2 border-b-0 border-solid font-bold',
                  )}
                >
                  <dt>{label}</dt>
                  <dd className="ml-auto tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div
        role="note"
        aria-label={`${labels.marginLabel}, ${number}`}
        className="flex flex-wrap gap-3 bg-[color-mix(in_oklab,var(--surface)_45%,var(--paper))] px-4 py-3 text-[1rem] leading-snug sm:ps-[3.75rem] sm:pe-6"
      >
        <FormProofMark proof={proof} className="mt-0.5" />
        <p className="min-w-[9rem] flex-1">
          <strong className={cn('block', proof === 'word' && 'text-accent')}>
            {labels.marks[proof]}
          </strong>
          {note}{' '}
          {action && (
            <a
              className="lf-link inline-block font-semibold pointer-coarse:py-3"
              href={action.link}
            >
              {action.title}
            </a>
          )}
        </p>
        {img && (
          <Picture
            name={img}
            sizes="10rem"
            className="-my-1 w-28 shrink-0 sm:w-40"
            imgClassName="print:max-h-[50mm]! print:w-auto!"
          />
        )}
      </div>
    </li>
  );
}

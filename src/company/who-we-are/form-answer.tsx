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

/** Question of the form: question, answer, and a note in the margin. */
export function FormAnswer(props: FormAnswerProps) {
  const { number, question, boxes, rows, paragraphs, proof, note, action, img, labels } = props;
  return (
    <li
      id={`q${number}`}
      className="grid scroll-mt-24 list-none gap-x-8 break-inside-avoid @min-[58rem]:grid-cols-[1fr_17rem]"
    >
      <div className="grid gap-x-2 gap-y-3 @min-[42rem]:gap-x-6 border-line border-b bg-surface px-4 pt-5 pb-6 grid-cols-[1.75rem_1fr] @min-[42rem]:grid-cols-[2.5rem_13rem_1fr] @min-[42rem]:px-6 @min-[58rem]:py-7">
        <span className="font-display font-bold text-muted tabular-nums" aria-hidden="true">
          {number}
        </span>
        <h3 className="font-text text-body leading-snug font-semibold tracking-normal">
          {question}
        </h3>
        <div className="grid content-start gap-3 font-medium text-deep col-span-2 @min-[42rem]:col-span-1">
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
        className="flex gap-3 px-4 pt-4 pb-6 text-caption bg-[color-mix(in_oklab,var(--surface)_45%,var(--paper))] @min-[58rem]:bg-transparent @min-[42rem]:px-6 @min-[58rem]:px-0 @min-[58rem]:pt-7"
      >
        <FormProofMark proof={proof} className="mt-0.5" />
        <div>
          <p>
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
              sizes="(width >= 62rem) 17rem, 16rem"
              className="mt-3 max-w-64 @min-[58rem]:-ml-6 @min-[58rem]:w-52"
              imgClassName="print:max-h-[50mm]! print:w-auto!"
            />
          )}
        </div>
      </div>
    </li>
  );
}

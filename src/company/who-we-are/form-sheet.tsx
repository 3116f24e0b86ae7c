import '../../themes/tones.css';
import type { FormPart } from './form.ts';
import { FormAnswer, type FormLabels } from './form-answer.tsx';

interface FormSheetProps {
  /** Parts with the number of their first question. */
  parts: readonly (FormPart & { firstNumber: number })[];
  labels: FormLabels;
}

/** Filled-in form: numbered questions, and notes in the margin. */
export function FormSheet({ parts, labels }: FormSheetProps) {
  return (
    <section data-tone="tint" className="pb-20 lg:pb-32">
      <div className="lf-container max-md:px-3">
        <div className="@container">
          {parts.map(({ letter, title, entries, firstNumber }) => (
            <section key={letter} aria-labelledby={`part-${letter}`}>
              <div className="grid gap-x-8 @min-[58rem]:grid-cols-[1fr_17rem]">
                <h2
                  id={`part-${letter}`}
                  className="flex items-stretch border-ink border-b-4 bg-surface pt-10 text-h2 font-bold tracking-tight @min-[58rem]:pt-16"
                >
                  <span className="flex w-14 shrink-0 items-end justify-center bg-ink px-2 pt-4 pb-2 leading-none text-paper @min-[42rem]:w-20">
                    {letter}
                  </span>
                  <span className="min-w-0 wrap-anywhere px-4 pt-4 pb-2 leading-none @min-[42rem]:px-6">
                    {title}
                  </span>
                </h2>
              </div>
              <ol start={firstNumber}>
                {entries.map((entry, index) => (
                  <FormAnswer
                    key={entry.question}
                    {...entry}
                    number={firstNumber + index}
                    labels={labels}
                  />
                ))}
              </ol>
            </section>
          ))}
          <div className="grid gap-x-8 @min-[58rem]:grid-cols-[1fr_17rem]" aria-hidden="true">
            <div className="h-10 bg-surface" />
          </div>
        </div>
      </div>
    </section>
  );
}

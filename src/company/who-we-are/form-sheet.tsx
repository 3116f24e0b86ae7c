import '../../themes/tones.css';
import type { FormPart } from './form.ts';
import { FormAnswer, type FormLabels } from './form-answer.tsx';

interface FormSheetProps {
  /** Parts with the number of their first question. */
  parts: readonly (FormPart & { firstNumber: number })[];
  labels: FormLabels;
}

/** Filled-in form in two columns: numbered questions, and below each answer where it can be checked. */
export function FormSheet({ parts, labels }: FormSheetProps) {
  return (
    <section data-tone="tint" className="pb-20 lg:pb-32">
      <div className="lf-container max-md:px-3">
        {parts.map(({ letter, title, entries, firstNumber }) => (
          <section
            key={letter}
            aria-labelledby={`part-${letter}`}
            className="bg-surface pt-10 last:pb-10"
          >
            <h2
              id={`part-${letter}`}
              className="flex items-stretch border-ink border-b-4 text-h2 font-bold tracking-tight"
            >
              <span className="flex w-14 shrink-0 items-end justify-center bg-ink px-2 pt-4 pb-2 leading-none text-paper sm:w-20">
                {letter}
              </span>
              <span className="min-w-0 wrap-anywhere px-4 pt-4 pb-2 leading-none sm:px-6">
                {title}
              </span>
            </h2>
            <ol start={firstNumber} className="lg:columns-2 lg:gap-x-0">
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
      </div>
    </section>
  );
}

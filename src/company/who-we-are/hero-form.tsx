import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import type { Proof } from './form.ts';
import { formCord, type NumberPlace } from './form-cord.ts';
import { FormProofMark } from './form-proof-mark.tsx';

interface HeroFormProps {
  heading: string;
  lead: string;
  /** Label of the counts. */
  countLabel: string;
  counts: readonly { proof: Proof; count: number; text: string }[];
  /** Accessible name of the list of answers. */
  answersLabel: string;
  /** Answers of the form in their order; each links to `#q` and its number. */
  answers: readonly { number: number; question: string; proof: Proof }[];
}

const placeStyle = (wide: NumberPlace | undefined, narrow: NumberPlace | undefined) =>
  ({
    '--wide-left': `${wide?.left}%`,
    '--wide-top': `${wide?.top}%`,
    '--narrow-left': `${narrow?.left}%`,
    '--narrow-top': `${narrow?.top}%`,
  }) as CSSProperties;

/** Hero of the form: headline, the numbers of answers by `Proof`, and a mark of the cord for each. */
export function HeroForm(props: HeroFormProps) {
  const { heading, lead, countLabel, counts, answersLabel, answers } = props;
  const { wide, narrow } = formCord(answers.map(({ proof }) => proof));
  return (
    <section data-first-screen className="pt-8 lg:pt-10">
      <div className="lf-container grid gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-display font-bold tracking-closer text-balance lg:col-span-2">
          {heading}
        </h1>
        <p className="max-w-[34em] text-lead">{lead}</p>
        <div>
          <p className="font-semibold">{countLabel}</p>
          <ul className="mt-1">
            {counts.map(({ proof, count, text }) => (
              <li key={proof} className="flex items-center gap-x-3 py-0.5">
                <FormProofMark proof={proof} />
                <strong className="min-w-6 font-display text-body font-bold tabular-nums">
                  {count}
                </strong>
                <span className="text-caption">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Cord wide={wide} narrow={narrow} className="mt-6 mb-12 lg:mt-3 lg:mb-20">
        <ol aria-label={answersLabel}>
          {answers.map(({ number, question }, index) => (
            <li
              key={number}
              style={placeStyle(wide.places[index], narrow.places[index])}
              className="absolute top-(--narrow-top) left-(--narrow-left) -translate-x-1/2 text-caption leading-none tabular-nums md:top-(--wide-top) md:left-(--wide-left)"
            >
              <a
                href={`#q${number}`}
                className="flex min-h-6 min-w-6 items-center justify-center text-muted before:absolute before:-inset-x-4 before:-bottom-4 before:h-24 hover:text-accent"
              >
                {number} <span className="sr-only">{question}</span>
              </a>
            </li>
          ))}
        </ol>
      </Cord>
    </section>
  );
}

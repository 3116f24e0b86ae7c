import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import type { Proof } from './form.ts';
import { FormProofMark } from './form-proof-mark.tsx';

interface HeroFormProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Label of the counts. */
  countLabel: string;
  items: readonly { proof: Proof; count: number; text: string }[];
}

/** Hero of the form: headline, and the numbers of answers by `Proof`. */
export function HeroForm({ heading, lead, media, countLabel, items }: HeroFormProps) {
  return (
    <section data-first-screen data-tone="tint" className="overflow-x-clip">
      <div className="container grid gap-x-8 gap-y-6 pt-8 lg:grid-cols-[1fr_17rem] lg:pt-10">
        <h1 className="text-display font-bold tracking-closer lg:col-span-2">{heading}</h1>
        <div className="lg:col-start-2 lg:row-start-2">
          <p className="max-w-[32em] text-lead lg:text-body">{lead}</p>
          <p className="mt-6 font-semibold">{countLabel}</p>
          <ul className="mt-2">
            {items.map(({ proof, count, text }) => (
              <li
                key={proof}
                className="grid grid-cols-[1.25rem_2.5rem_1fr] items-center gap-x-3 border-line border-t py-2"
              >
                <FormProofMark proof={proof} />
                <strong className="font-display text-h3 leading-none font-bold tabular-nums">
                  {count}
                </strong>
                <span className="text-caption">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <Picture
          {...media}
          priority
          className="max-lg:-mx-5 md:max-lg:-mx-6 lg:col-start-1 lg:row-start-2 lg:-ml-[max(var(--page-margin),(100vw-77rem)/2)]"
          imgClassName="print:max-h-none!"
        />
      </div>
    </section>
  );
}

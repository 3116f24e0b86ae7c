import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface ExitTermsProps {
  heading: string;
  lead: string;
  img?: PictureName;
  items: readonly { title: string; text: string }[];
}

/** Exit terms: four conditions, beside a picture of the key if there is one. */
export function ExitTerms({ heading, lead, img, items }: ExitTermsProps) {
  return (
    <section data-tone="deep" className="lf-section" aria-labelledby="out-heading">
      <div className="lf-container grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          {img && (
            <Picture
              name={img}
              sizes="(width >= 62rem) 28rem, 92vw"
              className="mb-8 max-w-[22rem] lg:-mt-52 lg:-ms-6 lg:mb-12 lg:max-w-[30rem]"
            />
          )}
          <h2 id="out-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-5 max-w-[26em] text-lead">{lead}</p>
        </div>
        <dl className="grid content-start lg:col-span-6 lg:col-start-7">
          {items.map(({ title, text }) => (
            <div key={title} className="border-line border-b py-6 first:pt-0 last:border-b-0">
              <dt className="font-display text-h3 leading-tight font-bold text-accent">{title}</dt>
              <dd className="mt-2 max-w-[36em]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

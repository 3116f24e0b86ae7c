import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface MeasuringMethodsProps {
  heading: string;
  lead: string;
  img: PictureName;
  items: readonly { title: string; content: string }[];
  /** Limits of the methods. */
  limits: { title: string; content: string };
}

/** Methods of measurement and their limits, beside a picture that bleeds off the left edge. */
export function MeasuringMethods({ heading, lead, img, items, limits }: MeasuringMethodsProps) {
  return (
    <section data-tone="surface" className="overflow-x-clip">
      <div className="lf-container grid gap-x-10 lg:grid-cols-12">
        <div className="-mx-5 md:-mx-6 lg:col-span-5 lg:mx-0 lg:-ml-[max(var(--page-margin),(100vw-77rem)/2)] lg:self-center">
          <Picture
            name={img}
            sizes="(width >= 62rem) 44vw, 100vw"
            className="print:w-2/5"
            imgClassName="print:max-h-none!"
          />
        </div>
        <div className="lf-section lg:col-span-7">
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          <p className="mt-5 max-w-[32em] text-lead">{lead}</p>
          <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2">
            {items.map(({ title, content }) => (
              <li key={title}>
                <h3 className="text-h4 font-bold">{title}</h3>
                <p className="mt-1.5">{content}</p>
              </li>
            ))}
          </ul>
          <div className="mt-10 border-2 border-dashed border-ink p-5 sm:p-6">
            <h3 className="text-h4 font-bold">{limits.title}</h3>
            <p className="mt-1.5 max-w-[38em]">{limits.content}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

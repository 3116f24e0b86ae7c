import '../../themes/tones.css';
import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface ClosingPaperLogProps {
  heading: string;
  lead: string;
  img: PictureName;
  /** Cases in which a paper log is enough. */
  items: readonly string[];
  closing: { heading: string; content: string; action: { title: string; link: string } };
}

/**
 * Closing section with a free alternative: a paper log, the cases in which it is enough, and a call to action
 * for the others.
 */
export function ClosingPaperLog({ heading, lead, img, items, closing }: ClosingPaperLogProps) {
  return (
    <section data-tone="deep-tint" className="overflow-x-clip" aria-labelledby="paper-heading">
      <div className="lf-container grid gap-x-6 lg:grid-cols-12">
        <Picture
          name={img}
          sizes="(width >= 62rem) 36rem, 92vw"
          className="max-lg:mx-auto max-lg:max-w-[30rem] lg:col-span-5 lg:self-start"
        />
        <div className="pt-8 lg:col-span-6 lg:col-start-7 lg:pt-24">
          <h2 id="paper-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-5 text-lead">{lead}</p>
          <ul className="mt-7 grid gap-4">
            {items.map((item) => (
              <li key={item} className="flex gap-4">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 20 20"
                  className="mt-1 size-5 shrink-0 text-accent"
                >
                  <path d="M2 11l5 6L18 3" fill="none" stroke="currentColor" strokeWidth="2.5" />
                </svg>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-14 grid gap-x-6 gap-y-6 border-ink border-t-2 pt-8 pb-16 lg:col-span-12 lg:mt-20 lg:grid-cols-12 lg:items-end lg:pb-24">
          <h2 className="text-display font-bold tracking-closer lg:col-span-7">
            {closing.heading}
          </h2>
          <div className="lg:col-span-4 lg:col-start-9">
            <p className="max-w-[32em]">{closing.content}</p>
            <Button href={closing.action.link} size="lg" className="mt-6">
              {closing.action.title}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

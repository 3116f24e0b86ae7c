import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroBreakoutProps {
  /** Sentences of the headline, each on a new line. */
  heading: readonly string[];
  lead: string;
  /** Picture with a transparent background; overlaps the section below. */
  media: SizedPicture;
  /** Calls to action; the first is the primary one. */
  actions: readonly { title: string; link: string }[];
}

/**
 * Headline over seven columns, and a picture that extends beyond the grid to the right and below. It
 * ends with the window, so that its shadow is whole.
 */
export function HeroBreakout({ heading, lead, media, actions }: HeroBreakoutProps) {
  return (
    <section data-first-screen className="relative z-10 overflow-x-clip">
      <div className="container relative pt-10 md:pt-14 lg:grid lg:min-h-[min(50rem,calc(100svh-3rem))] lg:grid-cols-12 lg:content-center lg:pt-10 lg:pb-24">
        <div className="relative z-10 lg:col-span-7">
          <h1 className="text-display font-bold tracking-closer">
            {heading.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-7 max-w-[31em] text-lead lg:mt-9 lg:max-w-[24em]">{lead}</p>
          <p className="mt-8 flex flex-wrap gap-3 lg:mt-10">
            {actions.map(({ title, link }, index) => (
              <Button
                key={link}
                href={link}
                tone={index === 0 ? 'solid' : 'quiet'}
                className={index === 0 ? undefined : 'max-sm:px-0'}
              >
                {title}
              </Button>
            ))}
          </p>
        </div>
        <Picture
          {...media}
          priority
          className="-mr-5 -mb-24 mt-6 -ml-4 md:-mb-40 md:ml-[12%] lg:absolute lg:right-[calc((min(100vw,84rem)-100vw)/2)] lg:-bottom-[8vw] lg:m-0 lg:w-[min(61vw,36rem+22vw)]"
        />
      </div>
    </section>
  );
}

import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroWallProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Below the wall: whose job, what it is, price, time. */
  facts: readonly { label: string; value: string }[];
}

/** A wall from edge to edge that has its left third free, and in it the headline; facts on the skirting. */
export function HeroWall({ heading, lead, media, facts }: HeroWallProps) {
  return (
    <section data-first-screen="" data-tone="deep" className="relative overflow-x-clip">
      <div className="container relative z-10 pt-10 pb-8 md:pt-14 lg:absolute lg:inset-x-0 lg:top-0 lg:max-w-none lg:ps-[calc(1.5rem_+_max(0rem,100vw_-_80rem)_/_8)] lg:pt-[4.5vw]">
        <div className="lg:w-[29vw]">
          <h1 className="font-display text-display lg:text-[min(6.1vw,6.75rem)] font-extrabold leading-[0.96] tracking-closer">
            {heading}
          </h1>
          <p className="mt-6 max-w-[30em] text-lead lg:mt-[2vw] lg:max-xl:text-body">{lead}</p>
        </div>
      </div>
      <Picture
        {...media}
        priority
        className="md:max-lg:aspect-[3/2] lg:h-[51.39vw] lg:max-h-[60rem]"
        imgClassName="size-full object-[88%_0]!"
      />
      <dl className="container grid gap-x-6 gap-y-4 pt-7 pb-9 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="mt-0.5 font-semibold leading-snug text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroWallProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Facts below the wall: client, project, price, time. */
  facts: readonly { label: string; value: string }[];
}

/** Full-width picture with the headline in its left third, and facts below. */
export function HeroWall({ heading, lead, media, facts }: HeroWallProps) {
  return (
    <section data-first-screen="" data-tone="deep" className="@container relative overflow-x-clip">
      <div className="container relative z-10 pt-10 pb-8 md:pt-14 @min-[60rem]:absolute @min-[60rem]:inset-x-0 @min-[60rem]:top-0 @min-[60rem]:max-w-none @min-[60rem]:ps-[calc(var(--page-margin)_+_max(0rem,100vw_-_80rem)_/_8)] @min-[60rem]:pt-[4.5vw]">
        <div className="@min-[60rem]:w-[29vw]">
          <h1 className="font-display text-display @min-[60rem]:text-[min(6.1vw,6.75rem)] font-extrabold leading-[0.96] tracking-closer">
            {heading}
          </h1>
          <p className="mt-6 max-w-[30em] text-lead @min-[60rem]:mt-[2vw] @min-[60rem]:max-w-[22em] @min-[60rem]:pe-4 @min-[60rem]:@max-[72rem]:text-body">
            {lead}
          </p>
        </div>
      </div>
      <Picture
        {...media}
        priority
        className="@min-[48rem]:@max-[60rem]:aspect-[3/2] @min-[60rem]:h-[51.39vw] @min-[60rem]:max-h-[60rem]"
        imgClassName="size-full object-[88%_0]!"
      />
      <dl className="container grid 2xl:max-w-[92rem] gap-x-6 gap-y-4 pt-7 pb-9 sm:grid-cols-2 sm:@max-[60rem]:pe-[var(--corner-room,4.25rem)] @min-[60rem]:grid-cols-4">
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

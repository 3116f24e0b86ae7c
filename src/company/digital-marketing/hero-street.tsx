import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroStreetProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  caption: string;
}

/** Full-width drawing with the headline below; on a phone the text comes first. */
export function HeroStreet({ heading, lead, media, caption }: HeroStreetProps) {
  return (
    <section data-first-screen data-tone="accent-tint" className="flex flex-col overflow-x-clip">
      <figure className="order-last md:order-first print:w-3/5">
        <Picture {...media} priority imgClassName="print:max-h-none!" />
        <figcaption className="lf-container pt-5 pb-12 text-note text-muted md:sr-only">
          {caption}
        </figcaption>
      </figure>
      <div className="lf-container grid gap-x-6 gap-y-5 pt-9 pb-10 md:pt-8 md:pb-16 lg:grid-cols-12 lg:pb-20">
        <h1 className="text-h1 font-extrabold tracking-close lg:col-span-12">{heading}</h1>
        <p className="max-w-[34em] text-lead lg:col-span-7">{lead}</p>
        <p
          aria-hidden="true"
          className="max-w-[34em] text-note text-muted max-md:hidden lg:col-span-7"
        >
          {caption}
        </p>
      </div>
    </section>
  );
}

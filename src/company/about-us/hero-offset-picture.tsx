import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroOffsetPictureProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Caption under the picture's left corner. */
  caption: string;
}

/** Headline over eight columns, the lead below it, and a picture that bleeds off the right edge. */
export function HeroOffsetPicture({ heading, lead, media, caption }: HeroOffsetPictureProps) {
  return (
    <section data-first-screen className="overflow-x-clip pt-8 lg:pt-14">
      <div className="container">
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display font-bold tracking-closer lg:col-span-8">{heading}</h1>
          <p className="max-w-[28em] text-lead lg:col-span-4 lg:pb-2">{lead}</p>
        </div>
        <figure className="mt-10 lg:mt-16 lg:ml-[8.333%]">
          <Picture
            {...media}
            priority
            ratio="2/1"
            className="-mr-5 max-md:aspect-[4/3]! md:-mr-6 lg:-mr-[max(var(--page-margin),(100vw-77rem)/2)] lg:max-h-[44rem] lg:w-auto"
            imgClassName="h-full"
          />
          <figcaption className="mt-3 text-note text-muted">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

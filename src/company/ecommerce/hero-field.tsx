import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroFieldProps {
  heading: string;
  lead: string;
  media: SizedPicture;
}

/** On field green: the headline from edge to edge, the scene below it, the lead beside the scene. */
export function HeroField({ heading, lead, media }: HeroFieldProps) {
  return (
    <section
      data-first-screen
      className="overflow-x-clip bg-deep text-paper [--focus:var(--paper)]"
    >
      <div className="container pt-10 lg:pt-16">
        <h1 className="text-display font-bold tracking-closer">{heading}</h1>
        <div className="mt-8 grid gap-x-6 gap-y-6 lg:mt-2 lg:grid-cols-12">
          <p className="max-w-[30em] text-lead lg:col-span-4 lg:pt-16">{lead}</p>
          <Picture
            {...media}
            priority
            className="-mx-5 -mb-16 md:-mx-6 lg:col-span-8 lg:mx-0 lg:-mr-[8%] lg:-mb-28"
          />
        </div>
      </div>
    </section>
  );
}

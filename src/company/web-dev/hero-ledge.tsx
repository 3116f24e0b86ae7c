import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroLedgeProps {
  heading: string;
  lead: string;
  media: SizedPicture;
}

/** Words on the left; the scene stands on a ledge of sky that runs out of the page on the right. */
export function HeroLedge({ heading, lead, media }: HeroLedgeProps) {
  return (
    <section data-first-screen className="relative overflow-x-clip">
      <div className="container relative grid gap-x-6 gap-y-10 pt-10 lg:min-h-[min(46rem,calc(100svh-5rem))] lg:grid-cols-12 lg:items-center lg:pt-0">
        <div className="lg:col-span-6 lg:py-16 lg:pr-12">
          <h1 className="text-h1 font-bold tracking-close">{heading}</h1>
          <p className="mt-7 max-w-[31em] text-lead">{lead}</p>
        </div>
        <div className="relative lg:col-span-6 lg:self-end">
          {/* The ledge begins below the bird and runs out of the page; the section cuts it off. */}
          <div
            aria-hidden="true"
            className="absolute top-[12%] bottom-0 left-1/2 w-screen -translate-x-1/2 bg-tint lg:left-0 lg:translate-x-0"
          />
          <Picture {...media} priority className="relative lg:-mr-[12%]" />
        </div>
      </div>
    </section>
  );
}

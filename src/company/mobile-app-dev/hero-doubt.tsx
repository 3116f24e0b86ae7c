import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroDoubtProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Leads to the part of the page that settles it. */
  action: { title: string; link: string };
}

/** On sky: the scene on the left for once, and a headline that argues against the sale. */
export function HeroDoubt({ heading, lead, media, action }: HeroDoubtProps) {
  return (
    <section data-first-screen className="relative z-1 overflow-x-clip bg-tint">
      <div className="container grid gap-x-6 gap-y-8 pt-10 pb-12 lg:min-h-[min(46rem,calc(100svh-5rem))] lg:grid-cols-12 lg:items-center lg:py-12">
        <div className="lg:order-2 lg:col-span-6 lg:col-start-7">
          <h1 className="text-display font-bold tracking-closer">{heading}</h1>
          <p className="mt-7 max-w-[31em] text-lead">{lead}</p>
          <a
            href={action.link}
            className="link mt-8 inline-flex min-h-11 items-center text-lead font-semibold"
          >
            {action.title}
          </a>
        </div>
        <Picture
          {...media}
          priority
          className="relative z-10 -mx-8 -mb-[14%] lg:order-1 lg:col-span-6 lg:-mr-[8%] lg:-mb-[24%] lg:-ml-[32%]"
        />
      </div>
    </section>
  );
}

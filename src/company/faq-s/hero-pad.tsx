import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroPadProps {
  heading: string;
  lead: string;
  media: SizedPicture;
}

/** A short headline low on a tinted ground, and a picture that hangs from the top edge beside it. */
export function HeroPad({ heading, lead, media }: HeroPadProps) {
  return (
    <section data-first-screen="" className="bg-tint">
      <div className="container grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="pt-10 lg:col-span-6 lg:self-end lg:pb-16">
          <h1 className="font-display text-display font-extrabold tracking-closer">{heading}</h1>
          <p className="mt-6 max-w-[27em] text-lead">{lead}</p>
        </div>
        <div className="-mx-5 md:mx-0 lg:col-span-6">
          <Picture {...media} priority ratio="4/3" />
        </div>
      </div>
    </section>
  );
}

import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroTelephonePadProps {
  heading: string;
  lead: string;
  /** Picture with space for text in its left half. */
  media: SizedPicture;
}

/** Headline over the empty half of a picture; on small screens above it. The next section overlaps the lower edge. */
export function HeroTelephonePad({ heading, lead, media }: HeroTelephonePadProps) {
  return (
    <section data-first-screen="" className="relative xl:flex xl:min-h-[clamp(36rem,46vw,45rem)]">
      <div className="lf-container relative z-1 pt-8 pb-7 xl:self-start xl:pt-20 xl:pb-40">
        <h1 className="font-display text-display font-extrabold tracking-closer xl:max-w-[6em]">
          {heading}
        </h1>
        <p className="mt-6 max-w-[27em] text-lead xl:max-w-[19em]">{lead}</p>
      </div>
      <Picture
        {...media}
        priority
        className="aspect-[1290/990] md:aspect-[2/1] xl:absolute xl:inset-0 xl:aspect-auto"
        imgClassName="h-full"
      />
    </section>
  );
}

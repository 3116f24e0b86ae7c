import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './parcel-tape.module.css';

interface HeroCounterProps {
  heading: string;
  lead: string;
  media: SizedPicture;
}

/** Full-width picture of goods, and the headline on a green band that overlaps it. */
export function HeroCounter({ heading, lead, media }: HeroCounterProps) {
  return (
    <section
      data-first-screen
      className="overflow-x-clip bg-deep text-paper [--focus:var(--paper)]"
    >
      <Picture
        {...media}
        priority
        className="h-[42svh] max-h-[30rem] min-h-56 lg:h-[52svh] lg:max-h-[40rem]"
        imgClassName="size-full object-cover"
      />
      <div className="lf-container relative grid gap-x-6 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-14">
        <h1 className="-mx-5 bg-deep px-5 pt-6 text-display font-bold tracking-closer max-lg:-mt-10 md:-mx-6 md:px-6 lg:col-span-8 lg:mr-0 lg:w-fit lg:-mt-[1.3em] lg:pt-[0.35em]">
          {heading}
        </h1>
        <p className="max-w-[34em] text-lead lg:col-span-4 lg:self-end lg:pt-8">{lead}</p>
      </div>
      <div aria-hidden="true" className={`${styles.parcelTape} h-3`} />
    </section>
  );
}

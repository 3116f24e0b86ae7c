import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroNotchedProps {
  /** Name of the client, above the headline. */
  overline: string;
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Facts beside the lead: client, time, price. */
  facts: readonly { label: string; value: string }[];
}

/** Full-width picture with a cut-out corner for the headline. */
export function HeroNotched({ overline, heading, lead, media, facts }: HeroNotchedProps) {
  return (
    <section data-first-screen className="overflow-x-clip">
      <Picture
        {...media}
        priority
        className="h-[64vw] max-h-[calc(100svh-11rem)] min-h-96 w-full max-md:max-h-[26rem] lg:max-h-[calc(100svh-22rem)]"
        imgClassName="h-full lg:object-bottom!"
      />
      <div className="container grid gap-x-6 lg:grid-cols-12">
        <div className="relative z-10 pt-8 lg:col-span-9 lg:-ml-6 lg:-mt-28 lg:bg-paper lg:pt-12 lg:pr-16 lg:pl-6 lg:before:absolute lg:before:inset-y-0 lg:before:right-full lg:before:w-[50vw] lg:before:bg-paper">
          <p className="font-semibold text-deep">{overline}</p>
          <h1 className="mt-2 text-display font-bold tracking-closer">{heading}</h1>
        </div>
        <p className="mt-6 max-w-[28em] text-lead lg:col-span-6 lg:mt-10">{lead}</p>
        <dl className="mt-10 border-line border-t text-caption lg:col-span-5 lg:col-start-8 lg:mt-11">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="grid grid-cols-[7rem_1fr] gap-4 max-xs:block border-line border-b py-2.5"
            >
              <dt className="font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

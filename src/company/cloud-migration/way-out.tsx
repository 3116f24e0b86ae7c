import '../../looks/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface WayOutProps {
  heading: string;
  lead: string;
  media: PictureName;
  items: readonly { title: string; text: string }[];
}

/** How one gets out again, with the key to it at the head of the section. */
export function WayOut({ heading, lead, media, items }: WayOutProps) {
  return (
    <section data-tone="deep" className="section-tight" aria-labelledby="out-heading">
      <div className="container grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="out-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-5 max-w-[30em] text-lead">{lead}</p>
        </div>
        <div className="relative lg:col-span-6">
          <Picture
            name={media}
            sizes="(width >= 62rem) 26rem, 92vw"
            className="mx-auto max-w-[30rem] lg:absolute lg:-top-32 lg:right-0 lg:w-[26rem]"
          />
        </div>
        <dl className="grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:col-span-12 lg:mt-10 lg:grid-cols-4">
          {items.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-h4 leading-tight font-bold">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

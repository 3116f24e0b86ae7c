import '../../looks/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface SilenceWireProps {
  heading: string;
  lead: string;
  /** The way of a reading, cut in four places; upright on a phone. */
  media: PictureName;
  /** The cuts, in their order along the way. */
  items: readonly { title: string; happens: string; rings: string }[];
  ringsLabel: string;
  note: string;
}

/** The way of a reading from edge to edge, cut at numbered places, and under each what rings then. */
export function SilenceWire(props: SilenceWireProps) {
  const { heading, lead, media, items, ringsLabel, note } = props;
  return (
    <section
      data-tone="highlight"
      className="pt-16 pb-14 lg:pt-24"
      aria-labelledby="silence-heading"
    >
      <div className="container flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="silence-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="max-w-[30em]">{lead}</p>
      </div>
      <div className="mx-auto grid max-w-[96rem] gap-x-6 md:mt-6 max-md:grid-cols-[7rem_1fr] max-md:px-5 max-md:pt-8">
        <Picture
          name={media}
          sizes="(width >= 96rem) 1536px, (width >= 48rem) 100vw, 7rem"
          className="max-md:h-full"
          imgClassName="max-md:h-full max-md:object-fill"
        />
        <ol className="grid gap-y-8 md:grid-cols-4 md:px-[2.5%] max-md:content-around">
          {items.map(({ title, happens, rings }, index) => (
            <li key={title} className="md:px-3">
              <h3 className="font-display text-h4 font-bold">
                <span aria-hidden="true">{index + 1}. </span>
                {title}
              </h3>
              <p className="mt-1.5 max-w-[24em]">{happens}</p>
              <p className="mt-1.5 font-semibold">
                {ringsLabel} {rings}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className="container mt-10 max-md:mt-8">
        <span className="block max-w-[44em] border-ink border-t-2 pt-4 font-semibold">{note}</span>
      </p>
    </section>
  );
}

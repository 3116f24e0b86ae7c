import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface LimitsStreetProps {
  heading: string;
  lead: string;
  items: readonly { img: PictureName; title: string; content: string }[];
}

/** Full-width picture of house fronts, with a service that the firm does not offer below each. */
export function LimitsStreet({ heading, lead, items }: LimitsStreetProps) {
  return (
    <section data-tone="tint" className="pt-[clamp(4rem,2.6rem+6vw,9rem)]">
      <div className="lf-container flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <h2 className="max-w-[12em] text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="max-w-[26em] text-lead">{lead}</p>
      </div>
      <ul className="mt-10 grid max-md:pb-16 md:grid-cols-5 lg:mt-14">
        {items.map(({ img, title, content }) => (
          <li
            key={title}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-5 md:grid-cols-1 md:grid-rows-[auto_1fr] md:items-start md:gap-0"
          >
            <Picture
              name={img}
              alt=""
              sizes="(width >= 48rem) 20vw, 40vw"
              className="print:w-1/2"
              imgClassName="print:max-h-none!"
            />
            <div className="pe-5 md:px-3 md:pt-6 md:pb-16 lg:px-5">
              <h3 className="text-h4 font-bold">{title}</h3>
              <p className="mt-1.5">{content}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

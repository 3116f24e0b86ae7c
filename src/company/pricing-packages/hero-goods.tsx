import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import '../../themes/tones.css';

interface HeroGoodsProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Caption that lists the objects. */
  caption: string;
  /** Accessible name of the list of links. */
  label: string;
  links: readonly { title: string; detail: string; link: string }[];
}

/** Hero with a picture of objects that bleeds off the right edge. */
export function HeroGoods({ heading, lead, media, caption, label, links }: HeroGoodsProps) {
  return (
    <section data-first-screen data-tone="highlight" className="overflow-x-clip">
      <div className="lf-container grid gap-x-6 pt-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-14">
        <div className="lg:col-span-5 lg:pb-10">
          <h1 className="text-h1 font-extrabold tracking-dense">{heading}</h1>
          <p className="mt-6 max-w-[30em] text-lead">{lead}</p>
        </div>
        <figure className="mt-3 lg:col-start-6 lg:col-end-13 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <Picture
            {...media}
            priority
            className="-mx-3 lg:mx-0 lg:mr-[calc((min(100vw,80rem)-100vw)/2)]"
          />
          <figcaption className="mt-5 max-w-[44em] text-note text-muted lg:pb-8">
            {caption}
          </figcaption>
        </figure>
        <nav aria-label={label} className="mt-8 self-end pb-10 lg:col-span-5 lg:mt-0 lg:pb-14">
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {links.map(({ title, detail, link }) => (
              <li key={link} className="border-ink border-t-2">
                <a href={link} className="group block py-3">
                  <span className="block font-semibold decoration-2 underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  <span className="block text-caption tabular-nums">{detail}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

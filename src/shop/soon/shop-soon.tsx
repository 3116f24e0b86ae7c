import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { Slip, type SlipProps } from './slip.tsx';

interface ShopSoonProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  slip: SlipProps;
  coming: { heading: string; items: readonly { title: string; content: string }[] };
  now: { heading: string; links: readonly { title: string; link: string }[] };
}

/** A page of the shop before there is a shop: what it will be, and what can be tried meanwhile. */
export function ShopSoon({ heading, lead, media, slip, coming, now }: ShopSoonProps) {
  return (
    <>
      <section
        data-first-screen
        className="container grid grid-cols-1 gap-x-6 gap-y-10 pt-10 pb-16 lg:grid-cols-12 lg:items-center lg:pt-16 lg:pb-28"
      >
        <div className="lg:col-span-6">
          <h1 className="max-w-[9em] text-h1 font-bold tracking-close">{heading}</h1>
          <p className="mt-6 max-w-[34em] text-lead">{lead}</p>
        </div>
        <div className="relative sm:px-[10%] lg:col-span-5 lg:col-start-8 lg:px-0">
          <Picture {...media} priority className="overflow-hidden rounded-2xl" />
          <div className="relative mx-auto -mt-40 w-[min(21rem,88%)] -rotate-2 drop-shadow-xl lg:-ml-20">
            <Slip {...slip} />
          </div>
        </div>
      </section>
      <section className="bg-tint">
        <div className="container section grid gap-x-6 gap-y-8 lg:grid-cols-12">
          <h2 className="text-h2 font-bold lg:col-span-4">{coming.heading}</h2>
          <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
            {coming.items.map(({ title, content }) => (
              <li key={title}>
                <span className="block font-display text-h4 font-semibold">{title}</span>
                <span className="mt-1 block text-ink/80">{content}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <nav aria-label={now.heading} className="container section">
        <h2 className="text-h2 font-bold">{now.heading}</h2>
        <ul className="mt-8 grid gap-x-10 md:grid-cols-2">
          {now.links.map(({ title, link }) => (
            <li key={link} className="border-ink/20 border-t">
              <a
                href={link}
                className="group flex min-h-16 items-center justify-between gap-4 py-4 font-semibold hover:text-accent"
              >
                {title}
                <ArrowUpRight
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform duration-200 group-hover:-translate-y-0.5 group-hover:translate-x-0.5"
                />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

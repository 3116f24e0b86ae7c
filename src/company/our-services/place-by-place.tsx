import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../looks/cn.ts';
import type { ShopPlace } from './shop-place.ts';

interface PlaceByPlaceProps {
  heading: string;
  items: readonly ShopPlace[];
  labels: { need: string; spare: string; from: string; back: string };
}

/** Near views of the places, two to a row of unequal halves, each with when to take it and when not to. */
export function PlaceByPlace({ heading, items, labels }: PlaceByPlaceProps) {
  return (
    <section className="section">
      <h2 className="sr-only">{heading}</h2>
      <ol className="container grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-y-24">
        {items.map((place, index) => (
          <li
            key={place.id}
            id={place.id}
            className={cn('group scroll-mt-28', index % 2 === 1 && 'md:mt-28')}
          >
            <PlaceView {...place} labels={labels} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlaceView(props: ShopPlace & Pick<PlaceByPlaceProps, 'labels'>) {
  const { number, title, media, content, need, spare, price, priceFor, link, labels } = props;
  return (
    <article>
      <Picture
        name={media}
        sizes="(width >= 80rem) 38rem, (width >= 48rem) 47vw, 94vw"
        className="print:w-1/2"
        imgClassName="print:max-h-none!"
      />
      <h3 className="mt-6 flex items-center gap-4 text-h2 font-bold tracking-tight">
        <span className="grid size-[1.35em] flex-none place-items-center self-start rounded-full bg-highlight text-[0.75em] font-extrabold text-on-highlight tabular-nums group-target:bg-accent group-target:text-on-accent">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-4 text-lead">{content}</p>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-caption font-semibold text-deep">{labels.need}</dt>
          <dd>{need}</dd>
        </div>
        <div>
          <dt className="text-caption font-semibold text-accent">{labels.spare}</dt>
          <dd>{spare}</dd>
        </div>
      </dl>
      <p className="mt-5">
        {labels.from}{' '}
        <span className="font-display text-h3 font-extrabold tabular-nums">{price}</span>{' '}
        <span className="text-caption text-muted">{priceFor}</span>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-8">
        <a
          href={link.link}
          className="link inline-block font-display text-h4 font-bold decoration-accent pointer-coarse:py-2.5"
        >
          {link.title}
        </a>
        <a
          href="#shop"
          className="link inline-block py-1 text-caption text-muted pointer-coarse:py-3.5 print:hidden"
        >
          {labels.back}
        </a>
      </p>
    </article>
  );
}

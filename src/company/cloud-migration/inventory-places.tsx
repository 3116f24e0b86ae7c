import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { formatGigabytes, type InventoryItem } from './inventory-item.ts';

interface InventoryPlacesProps {
  heading: string;
  lead: string;
  /** Groups of items by disposition, each with its total size. */
  groups: readonly {
    title: string;
    img: PictureName;
    size: string;
    items: readonly InventoryItem[];
  }[];
  /** Screen reader text before the number of an item. */
  boxLabel: string;
}

/** Inventory in three groups by disposition, with numbered boxes. */
export function InventoryPlaces({ heading, lead, groups, boxLabel }: InventoryPlacesProps) {
  return (
    <section className="lf-section bg-surface" aria-labelledby="boxes-heading">
      <div className="lf-container">
        <h2 id="boxes-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-4 max-w-[36em] text-lead">{lead}</p>
        <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-14 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr] lg:gap-y-0">
          {groups.map(({ title, img, size, items }) => (
            <section
              key={title}
              aria-label={title}
              className="min-w-0 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
            >
              <Picture
                name={img}
                sizes="(width >= 62rem) 24rem, 92vw"
                className="lg:self-end"
                imgClassName="mx-auto max-h-[20rem] w-auto! max-w-full"
              />
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
                <h3 className="text-h3 font-bold">{title}</h3>
                <p className="font-display text-h3 font-bold text-accent tabular-nums">{size}</p>
              </div>
              <ol className="mt-4 grid content-start gap-5">
                {items.map(({ number, title: name, gigabytes, reason }) => (
                  <li key={number} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4">
                    <span
                      data-print-colors=""
                      className="flex h-10 items-center justify-center border-2 border-ink font-display text-h4 leading-none font-extrabold"
                    >
                      <span className="sr-only">{boxLabel} </span>
                      {number}
                    </span>
                    <div>
                      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                        <strong className="min-w-0 font-semibold wrap-break-word">{name}</strong>
                        {gigabytes > 0 && (
                          <span className="text-note text-muted tabular-nums">
                            {formatGigabytes(gigabytes)}
                          </span>
                        )}
                      </p>
                      <p className="mt-0.5">{reason}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

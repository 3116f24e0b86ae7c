import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface SystemsTableProps {
  heading: string;
  lead: string;
  /** Stands on the table's upper edge. */
  media: PictureName;
  items: readonly { title: string; suits: string; costs: string }[];
  suitsLabel: string;
  costsLabel: string;
}

/** Which shop system suits whom: a plain comparison, one row each. */
export function SystemsTable(props: SystemsTableProps) {
  const { heading, lead, media, items, suitsLabel, costsLabel } = props;
  return (
    <section className="section">
      <div className="container">
        <header className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-start">
          <div className="max-w-[40em] lg:col-span-6 lg:pt-6">
            <h2 className="text-h2">{heading}</h2>
            <p className="mt-4 text-lead">{lead}</p>
          </div>
          <Picture
            name={media}
            sizes="(width >= 62rem) 40vw, 92vw"
            ratio="1/1"
            className="lg:col-span-4 lg:col-start-9"
          />
        </header>
        <div className="grid gap-px overflow-hidden border border-line bg-line md:grid-cols-2">
          {items.map(({ title, suits, costs }, index) => (
            <article
              key={title}
              className={
                index === items.length - 1 ? 'bg-tint p-7 lg:p-12' : 'bg-paper p-7 lg:p-12'
              }
            >
              <h3 className="max-w-[14em] text-h3">{title}</h3>
              <dl className="mt-5 grid gap-4">
                <div>
                  <dt className="text-caption font-semibold">{suitsLabel}</dt>
                  <dd className="mt-1">{suits}</dd>
                </div>
                <div>
                  <dt className="text-caption font-semibold">{costsLabel}</dt>
                  <dd className="mt-1">{costs}</dd>
                </div>
              </dl>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

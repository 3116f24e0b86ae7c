import '../../themes/tones.css';
import { formatMoney } from '../../content/formats.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { worth } from './money.ts';

interface CostsShelvesProps {
  heading: string;
  lead: string;
  media: PictureName;
  /** Column headers: item, unit price, total value. */
  columns: readonly [string, string, string];
  /** Contents of the shelves, from top to bottom. */
  items: readonly { name: string; holds: string; count: number; each: number }[];
  /** Cost of disposal. */
  hauling: { name: string; sum: number };
  sumLabel: string;
  /** Actual cost. */
  real: { label: string; sum: string; text: string };
  note: string;
}

/** Picture of shelves beside an itemized bill; below, the estimated and the actual cost. */
export function CostsShelves(props: CostsShelvesProps) {
  const { heading, lead, media, columns, items, hauling, sumLabel, real, note } = props;
  const number = 'ps-4 text-right whitespace-nowrap tabular-nums @max-[16rem]:ps-0';
  // With large text, the name is above its amounts.
  const row =
    'border-ink/25 border-t align-baseline @max-[16rem]:grid @max-[16rem]:grid-cols-[auto_auto] @max-[16rem]:justify-between';
  const whole = 'py-2 font-semibold @max-[16rem]:col-span-2';
  return (
    <section data-tone="tint" className="section-tight" aria-labelledby="shelves-heading">
      <div className="container grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-end">
        <Picture
          name={media}
          sizes="(width >= 62rem) 48vw, 92vw"
          className="lg:order-2 lg:col-span-6 lg:col-start-7 lg:self-end"
        />
        <div className="@container lg:col-span-6 lg:pe-10">
          <h2 id="shelves-heading" className="text-h2 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-4 max-w-[34em]">{lead}</p>
          <table className="mt-8 w-full text-left @max-[16rem]:block">
            <thead className="text-caption text-muted @max-[16rem]:hidden">
              <tr>
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={index ? `${number} pb-2 font-normal` : 'pb-2 font-normal'}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="@max-[16rem]:block">
              {items.map((item) => (
                <tr key={item.name} className={row}>
                  <th scope="row" className={whole}>
                    {item.count} {item.name}
                    <span className="block text-note font-normal text-muted">{item.holds}</span>
                  </th>
                  <td className={number}>{formatMoney(item.each)}</td>
                  <td className={number}>{formatMoney(worth([item]))}</td>
                </tr>
              ))}
              <tr className={row}>
                <th scope="row" colSpan={2} className={whole}>
                  {hauling.name}
                </th>
                <td className={number}>{formatMoney(hauling.sum)}</td>
              </tr>
            </tbody>
          </table>
          <p className="mt-3 text-note text-muted">{note}</p>
        </div>
      </div>
      <dl className="container mt-8 grid gap-x-6 gap-y-8 pt-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <dt className="font-semibold">{sumLabel}</dt>
          <dd className="font-display text-display leading-none font-extrabold tracking-closer tabular-nums">
            {formatMoney(worth(items) + hauling.sum)}
          </dd>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <dt className="font-semibold">{real.label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
            <span className="font-display text-display leading-none font-extrabold tracking-closer tabular-nums">
              {real.sum}
            </span>
            <span className="max-w-[22em] flex-[1_1_14rem]">{real.text}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

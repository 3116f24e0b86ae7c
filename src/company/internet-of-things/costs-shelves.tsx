import '../../themes/tones.css';
import { formatMoney } from '../../content/formats.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { totalValue } from './money.ts';

interface CostsShelvesProps {
  heading: string;
  lead: string;
  img: PictureName;
  /** Column headers: item, unit price, total value. */
  columns: readonly [string, string, string];
  /** Contents of the shelves, from top to bottom. */
  items: readonly { name: string; packaging: string; count: number; unitPrice: number }[];
  /** Cost of throwing the goods away. */
  disposal: { name: string; amount: number };
  /** Label of the estimated total. */
  sumLabel: string;
  /** Cost of what happened in fact, and its text. */
  actualCost: { label: string; amount: string; text: string };
  note: string;
}

/** Picture of shelves beside a table of their contents; below, estimated and actual cost. */
export function CostsShelves(props: CostsShelvesProps) {
  const { heading, lead, img, columns, items, disposal, sumLabel, actualCost, note } = props;
  const numberClass = 'ps-4 text-right whitespace-nowrap tabular-nums @max-[16rem]:ps-0';
  // With large text, the name is above its amounts.
  const rowClass =
    'border-ink/25 border-t align-baseline @max-[16rem]:grid @max-[16rem]:grid-cols-[auto_auto] @max-[16rem]:justify-between';
  const nameClass = 'py-2 font-semibold wrap-anywhere @max-[16rem]:col-span-2';
  return (
    <section data-tone="tint" className="lf-section-tight" aria-labelledby="shelves-heading">
      <div className="lf-container grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-end">
        <Picture
          name={img}
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
                    className={index ? `${numberClass} pb-2 font-normal` : 'pb-2 font-normal'}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="@max-[16rem]:block">
              {items.map((item) => (
                <tr key={item.name} className={rowClass}>
                  <th scope="row" className={nameClass}>
                    {item.count} {item.name}
                    <span className="block text-note font-normal text-muted">{item.packaging}</span>
                  </th>
                  <td className={numberClass}>{formatMoney(item.unitPrice)}</td>
                  <td className={numberClass}>{formatMoney(totalValue([item]))}</td>
                </tr>
              ))}
              <tr className={rowClass}>
                <th scope="row" colSpan={2} className={nameClass}>
                  {disposal.name}
                </th>
                <td className={numberClass}>{formatMoney(disposal.amount)}</td>
              </tr>
            </tbody>
          </table>
          <p className="mt-3 text-note text-muted">{note}</p>
        </div>
      </div>
      <dl className="lf-container mt-8 grid gap-x-6 gap-y-8 pt-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <dt className="font-semibold">{sumLabel}</dt>
          <dd className="font-display text-display leading-none font-extrabold tracking-closer tabular-nums">
            {formatMoney(totalValue(items) + disposal.amount)}
          </dd>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <dt className="font-semibold">{actualCost.label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
            <span className="font-display text-display leading-none font-extrabold tracking-closer tabular-nums">
              {actualCost.amount}
            </span>
            <span className="max-w-[22em] flex-[1_1_14rem]">{actualCost.text}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

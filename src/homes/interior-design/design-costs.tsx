import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { buttonVariants } from '../../elements/button/button.tsx';
import { type DesignCost, type RoomDesign, sumOf } from './designs.ts';
import './design-costs.css';

/** Texts around the costs of a design; `{way}` becomes its title. */
export interface DesignCostsCopy {
  /** Headings of the costs above and below the flood level. */
  above: string;
  below: string;
  total: string;
  ask: string;
  askLink: string;
}

interface DesignCostsProps {
  design: RoomDesign;
  copy: DesignCostsCopy;
  /** Another design is chosen: this one is seen where no script runs, and on paper. */
  off: boolean;
}

function CostGroup({ heading, costs }: { heading: string; costs: readonly DesignCost[] }) {
  return (
    <dl className="bill-half">
      <div className="bill-sum font-display">
        <dt>{heading}</dt>
        <dd>{formatDollars(sumOf(costs))}</dd>
      </div>
      {costs.map(({ title, price }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{formatDollars(price)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Costs of one design of a room: above the flood level, below it, and the sum. */
export function DesignCosts({ design, copy, off }: DesignCostsProps) {
  const { title, text, above, below } = design;
  const withTitle = (sentence: string) => fillTemplate(sentence, { way: title });
  return (
    <section className="bill" data-hidden={off || undefined} aria-label={withTitle(copy.total)}>
      <p className="bill-text text-lead">{text}</p>
      <CostGroup heading={copy.above} costs={above} />
      <div className="bill-under">
        <CostGroup heading={copy.below} costs={below} />
        <div className="bill-total">
          <p className="font-display">
            {withTitle(copy.total)} <b>{formatDollars(sumOf([...above, ...below]))}</b>
          </p>
          <a href={withTitle(copy.askLink)} className={buttonVariants({ tone: 'outline' })}>
            {withTitle(copy.ask)}
          </a>
        </div>
      </div>
    </section>
  );
}

import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { buttonVariants } from '../../elements/button/button.tsx';
import styles from './design-costs.module.css';
import { type DesignCost, type RoomDesign, sumOf } from './designs.ts';

/** Texts around the costs of a design; `{design}` becomes its title. */
export interface DesignCostsCopy {
  /** Heading of the costs above the flood level. */
  above: string;
  /** Heading of the costs below the flood level. */
  below: string;
  totalLabel: string;
  requestLabel: string;
  requestLink: string;
}

interface DesignCostsProps {
  design: RoomDesign;
  copy: DesignCostsCopy;
  /** Hides the costs of designs that are not chosen, except without script and in print. */
  hidden: boolean;
}

function CostGroup({ heading, costs }: { heading: string; costs: readonly DesignCost[] }) {
  return (
    <dl className={styles.half}>
      <div className={`${styles.sum} font-display`}>
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
export function DesignCosts({ design, copy, hidden }: DesignCostsProps) {
  const { title, text, above, below } = design;
  const insertTitle = (sentence: string) => fillTemplate(sentence, { design: title });
  return (
    <section
      className={styles.bill}
      data-hidden={hidden || undefined}
      aria-label={insertTitle(copy.totalLabel)}
    >
      <p className={`${styles.text} text-lead`}>{text}</p>
      <CostGroup heading={copy.above} costs={above} />
      <div className={styles.below}>
        <CostGroup heading={copy.below} costs={below} />
        <div className={styles.total}>
          <p className="font-display">
            {insertTitle(copy.totalLabel)} <b>{formatDollars(sumOf([...above, ...below]))}</b>
          </p>
          <a href={insertTitle(copy.requestLink)} className={buttonVariants({ tone: 'outline' })}>
            {insertTitle(copy.requestLabel)}
          </a>
        </div>
      </div>
    </section>
  );
}

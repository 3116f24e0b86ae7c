import { Cord } from '../../blocks/cord/cord.tsx';
import type { Vector } from '../../blocks/cord/cord-pen.ts';
import { cordPlace } from '../../blocks/cord/cord-place.ts';
import { centsOf } from '../pricing-packages/money.ts';
import { pricesCord } from './prices-cord.ts';
import styles from './prices-drops.module.css';

interface PricesDropsProps {
  heading: string;
  lead: string;
  items: readonly { title: string; content: string; price: string; duration: string }[];
  note: string;
  /** Link to the details of the note. */
  action: { title: string; link: string };
}

const wideFrame = { left: 58.5, width: 1192, top: 20, gap: 40, depth: 380, loop: 22 };
const narrowFrame = { left: 36, width: 344, top: 16, gap: 28, depth: 240, loop: 18 };
const wideSize: Vector = [1280, 420];
const narrowSize: Vector = [390, 290];

/** Price ranges, each as a drop of the cord: the deeper, the dearer. */
export function PricesDrops({ heading, lead, items, note, action }: PricesDropsProps) {
  const ranges = items.map(({ price }) => {
    const [low = 0, high = low] = price.split('–').map(centsOf);
    return { low, high };
  });
  const wide = pricesCord(ranges, wideFrame);
  const narrow = pricesCord(ranges, narrowFrame);
  const placeOf = (index: number) =>
    cordPlace(
      { at: wide.ends[index] ?? [0, 0], size: wideSize },
      { at: narrow.ends[index] ?? [0, 0], size: narrowSize },
    );
  return (
    <section className={`lf-section ${styles.prices}`}>
      <div className="lf-container">
        <h2 className="max-w-[14em] text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="mt-5 max-w-[36em] text-lead">{lead}</p>
      </div>
      <div className={styles.stage}>
        <Cord
          wide={{ height: wideSize[1], path: wide.path }}
          narrow={{ height: narrowSize[1], path: narrow.path }}
        >
          {items.map(({ title, price }, index) => (
            <span key={title} aria-hidden="true" style={placeOf(index)} className={styles.highest}>
              {price.split('–').at(-1)}
            </span>
          ))}
        </Cord>
        <ul className={styles.items}>
          {items.map(({ title, content, price, duration }, index) => (
            <li key={title} style={placeOf(index)} className={styles.band}>
              <h3 className="font-text font-semibold tracking-normal">{title}</h3>
              <p className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
                <span className="font-display text-h4 font-extrabold">{price}</span>
                <span>{duration}</span>
              </p>
              <p className="mt-1 text-note text-muted">{content}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="lf-container mt-10 text-note text-muted">
        {note}{' '}
        <a
          href={action.link}
          className="lf-link inline-block font-semibold text-ink pointer-coarse:py-3"
        >
          {action.title}
        </a>
      </p>
    </section>
  );
}

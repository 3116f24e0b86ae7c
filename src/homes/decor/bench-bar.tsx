import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { places, totalPrice } from './bench.ts';
import styles from './bench-bar.module.css';
import type { Item } from './items.ts';

export interface BenchCopy {
  label: string;
  emptyText: string;
  /** Number of selected items and their price, with `{count}` and `{sum}`. */
  selectionText: string;
  /** Message after an attempt to add a fifth item. */
  fullText: string;
  /** Text of an empty place. */
  freePlaceText: string;
  /** Accessible name of the remove button, before the name of the item. */
  removeLabel: string;
  /** Link to the form. */
  formLink: { title: string; link: string };
}

interface BenchBarProps {
  copy: BenchCopy;
  items: readonly Item[];
  /** True once hydrated; until then nothing is rendered. */
  isReady: boolean;
  /** Ids of the selected items. */
  bench: readonly string[];
  /** True right after an attempt to add a fifth item. */
  isFull: boolean;
  onToggleItem: (id: string) => void;
}

/**
 * The selected items (the “bench”, at most four), their total price, and the link to the form.
 *
 * @internal
 */
export function BenchBar({ copy, items, isReady, bench, isFull, onToggleItem }: BenchBarProps) {
  const count = bench.length;
  const sum = formatDollars(totalPrice(bench, items));
  const selectedItems = bench.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return (
    <section
      className={styles.section}
      aria-label={copy.label}
      data-empty={count === 0 || undefined}
      data-ready={isReady || undefined}
    >
      <p role="status">
        {count === 0 ? copy.emptyText : fillTemplate(copy.selectionText, { count, sum })}
        {isFull && <strong> {copy.fullText}</strong>}
      </p>
      {count > 0 && (
        <>
          <ul>
            {places.map((place) => {
              const item = selectedItems[place - 1];
              return (
                <li key={place}>
                  {item ? (
                    <button type="button" onClick={() => onToggleItem(item.id)}>
                      <span className="sr-only">{copy.removeLabel} </span>
                      {item.title} <span aria-hidden="true">×</span>
                    </button>
                  ) : (
                    <span>{copy.freePlaceText}</span>
                  )}
                </li>
              );
            })}
          </ul>
          <a href={copy.formLink.link}>{copy.formLink.title}</a>
        </>
      )}
    </section>
  );
}

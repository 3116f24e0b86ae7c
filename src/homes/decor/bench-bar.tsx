import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { places, totalPrice } from './bench.ts';
import type { Item } from './items.ts';
import './bench-bar.css';

export interface BenchCopy {
  label: string;
  none: string;
  /** `{count}` and `{sum}` are filled in. */
  some: string;
  full: string;
  free: string;
  /** Accessible name of the remove button, before the name of the item. */
  takeOff: string;
  hold: { title: string; link: string };
}

interface BenchBarProps {
  copy: BenchCopy;
  items: readonly Item[];
  /** True once hydrated; until then nothing is rendered. */
  ready: boolean;
  bench: readonly string[];
  /** True right after an attempt to add a fifth item. */
  full: boolean;
  onMove: (id: string) => void;
}

/** The selected items (the “bench”, at most four), their total price, and the link to the form. */
export function BenchBar({ copy, items, ready, bench, full, onMove }: BenchBarProps) {
  const count = bench.length;
  const sum = formatDollars(totalPrice(bench, items));
  const on = bench.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return (
    <section
      className="wicket-bar"
      aria-label={copy.label}
      data-empty={count === 0 || undefined}
      data-ready={ready || undefined}
    >
      <p role="status">
        {count === 0 ? copy.none : fillTemplate(copy.some, { count, sum })}
        {full && <strong> {copy.full}</strong>}
      </p>
      {count > 0 && (
        <>
          <ul>
            {places.map((place) => {
              const item = on[place - 1];
              return (
                <li key={place}>
                  {item ? (
                    <button type="button" onClick={() => onMove(item.id)}>
                      <span className="sr-only">{copy.takeOff} </span>
                      {item.title} <span aria-hidden="true">×</span>
                    </button>
                  ) : (
                    <span>{copy.free}</span>
                  )}
                </li>
              );
            })}
          </ul>
          <a href={copy.hold.link}>{copy.hold.title}</a>
        </>
      )}
    </section>
  );
}

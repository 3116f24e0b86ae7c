import { filled } from '../../content/filled.ts';
import { comesTo, places } from './bench.ts';
import type { Thing } from './things.ts';
import './bench-bar.css';

export interface BenchWords {
  label: string;
  none: string;
  /** `{count}` and `{sum}` are filled in. */
  some: string;
  full: string;
  free: string;
  /** Before the name of a thing. */
  takeOff: string;
  hold: { title: string; link: string };
}

interface BenchBarProps {
  words: BenchWords;
  things: readonly Thing[];
  /** True once a script runs; without one its place stays empty. */
  ready: boolean;
  bench: readonly string[];
  /** True right after an attempt to add a fifth thing. */
  full: boolean;
  onMove: (id: string) => void;
}

/** The bench with its four places: its things, their price, and the link to the form. */
export function BenchBar({ words, things, ready, bench, full, onMove }: BenchBarProps) {
  const count = bench.length;
  const sum = `$${comesTo(bench, things).toLocaleString('en-US')}`;
  const on = bench.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
  return (
    <section
      className="wicket-bar"
      aria-label={words.label}
      data-empty={count === 0 || undefined}
      data-ready={ready || undefined}
    >
      <p role="status">
        {count === 0 ? words.none : filled(words.some, { count, sum })}
        {full && <strong> {words.full}</strong>}
      </p>
      {count > 0 && (
        <>
          <ul>
            {places.map((place) => {
              const thing = on[place - 1];
              return (
                <li key={place}>
                  {thing ? (
                    <button type="button" onClick={() => onMove(thing.id)}>
                      <span className="sr-only">{words.takeOff} </span>
                      {thing.title} <span aria-hidden="true">×</span>
                    </button>
                  ) : (
                    <span>{words.free}</span>
                  )}
                </li>
              );
            })}
          </ul>
          <a href={words.hold.link}>{words.hold.title}</a>
        </>
      )}
    </section>
  );
}

import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import { keysCord } from './keys-cord.ts';

interface AccessKeysProps {
  heading: string;
  lead: string;
  /** Keys, each with the number of people of the firm who have it; null where it is not known. */
  items: readonly { title: string; people: number | null; holders: string }[];
}

/** Keys (to rooms, accounts, credentials) on hooks of the cord, and their holders. */
export function AccessKeys({ heading, lead, items }: AccessKeysProps) {
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="text-h2 font-bold tracking-tight text-balance">{heading}</h2>
        <p className="mt-4 max-w-[34em]">{lead}</p>
      </div>
      <Cord {...keysCord(items.map(({ people }) => people))} className="mt-8 lg:mt-10">
        <div
          style={{ '--columns': `repeat(${items.length},minmax(0,1fr))` } as CSSProperties}
          className="mx-[5.13%] md:mx-[4.375%]"
        >
          <p
            aria-hidden="true"
            className="grid grid-cols-(--columns) font-display text-h2 leading-none font-bold tabular-nums"
          >
            {items.map(({ title, people }) => (
              <span key={title}>{people}</span>
            ))}
          </p>
          <dl className="mt-6 grid gap-y-6 md:mt-3 md:grid-cols-(--columns)">
            {items.map(({ title, holders }) => (
              <div key={title} className="wrap-anywhere md:pe-6">
                <dt className="font-display text-h4 leading-tight font-bold">{title}</dt>
                <dd className="mt-1 text-[1rem]">{holders}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Cord>
    </section>
  );
}

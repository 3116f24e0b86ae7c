import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import { type NamePlace, peopleCord } from './people-cord.ts';

interface HeroPeopleProps {
  heading: string;
  lead: string;
  /** Accessible name of the list of links. */
  peopleLabel: string;
  /** People in the order of the drawing; each links to `#id`. */
  items: readonly { id: number; name: string; text: string }[];
  /** Cups of those who are not drawn, and a text about them. */
  cups?: { count: number; text: string };
}

const placeStyle = (wide: NamePlace | undefined, narrow: NamePlace | undefined) =>
  ({
    '--wide-left': `${wide?.left}%`,
    '--wide-top': `${wide?.top}%`,
    '--narrow-left': `${narrow?.left}%`,
    '--narrow-top': `${narrow?.top}%`,
  }) as CSSProperties;

/** Hero with the team, drawn by the cord in one contour; each name is a link to its person. */
export function HeroPeople({ heading, lead, peopleLabel, items, cups }: HeroPeopleProps) {
  const { wide, narrow } = peopleCord(items.length, cups?.count ?? 0);
  return (
    <section data-first-screen className="pt-8 lg:pt-12">
      <div className="lf-container">
        <h1 className="text-display font-bold tracking-closer text-balance">{heading}</h1>
        <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
      </div>
      <Cord wide={wide} narrow={narrow} className="mt-6 lg:mt-8">
        <ul aria-label={peopleLabel}>
          {items.map(({ id, name, text }, index) => (
            <li
              key={id}
              style={placeStyle(wide.places[index], narrow.places[index])}
              className="absolute top-(--narrow-top) left-(--narrow-left) w-[29.5%] -translate-x-1/2 text-center max-[20rem]:static max-[20rem]:w-auto max-[20rem]:translate-x-0 md:top-(--wide-top) md:left-(--wide-left) md:w-[9.2%]"
            >
              <a
                href={`#${id}`}
                className="block min-h-6 text-caption leading-tight before:absolute before:inset-x-0 before:bottom-full before:h-44 after:absolute after:inset-x-0 after:top-0 after:h-11 hover:text-accent max-[20rem]:relative max-[20rem]:py-1 max-[20rem]:before:hidden md:before:h-[14vw]"
              >
                <strong className="block font-display text-body leading-tight font-bold">
                  {name}
                </strong>{' '}
                <span className="block wrap-anywhere md:max-lg:sr-only">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Cord>
      {cups && (
        <p className="lf-container mt-3 max-md:pb-2">
          <span className="block text-note text-muted">{cups.text}</span>
        </p>
      )}
    </section>
  );
}

import type { CSSProperties } from 'react';
import { filled } from '../content/filled.ts';
import { shelfCopy } from './copy.ts';
import type { Thing } from './thing.ts';
import './glaze-links.css';

/** Renders a dot for each variant of a product, linked to the product in that variant. */
export function GlazeLinks({ name, link, glazes }: Pick<Thing, 'name' | 'link' | 'glazes'>) {
  return (
    <ul className="glaze-links">
      {glazes.map(({ key, title }, index) => (
        <li key={key}>
          <a
            href={index === 0 ? link : `${link}#${key}`}
            style={{ '--glaze': `var(--${key})` } as CSSProperties}
          >
            <span className="sr-only">
              {filled(shelfCopy.inGlaze, { name, glaze: title.toLowerCase() })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

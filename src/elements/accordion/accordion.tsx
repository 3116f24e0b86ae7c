import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './accordion.css';

export interface AccordionItem {
  /** Fragment of its address: `#id` leads to it. */
  id: string;
  heading: string;
  /** A few words at the end of the line, read before it is opened. */
  note?: string | undefined;
  body: ReactNode;
  /** Open at the start. */
  open?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** lines: between rules. boxes: one card each. numbers: large, counted. menu: small, for links. */
  look: 'lines' | 'boxes' | 'numbers' | 'menu';
  /** Items that share a name open one at a time; left out, each opens by itself. */
  name?: string;
  /** Level of the headings on the page. */
  level?: 2 | 3 | 4;
  className?: string;
}

/**
 * Headings that open what stands under them: native `<details>`, so they work by mouse, by key, in
 * the search of the browser and before any script. One at a time is native as well (`name`).
 */
export function Accordion({ items, look, name, level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn('accordion', className)} data-look={look}>
      {items.map(({ id, heading, note, body, open }) => (
        <details key={id} id={id} name={name} open={open} className="accordion-item">
          <summary className="accordion-summary">
            <Heading className="accordion-heading">{heading}</Heading>
            {note && <span className="accordion-note">{note}</span>}
            <span aria-hidden="true" className="accordion-sign" />
          </summary>
          <div className="accordion-body">{body}</div>
        </details>
      ))}
    </div>
  );
}

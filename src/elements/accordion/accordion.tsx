import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './accordion.css';

/** One item of an `Accordion`. */
export interface AccordionItem {
  /** DOM id and fragment: `#id` in the URL links to the item. */
  id: string;
  /** Text of the summary, rendered as a heading. */
  heading: string;
  /** Short text at the end of the summary line, visible while the item is closed. */
  note?: string | undefined;
  /** Content shown when the item is open. */
  body: ReactNode;
  /** Open on first render. */
  open?: boolean;
}

interface AccordionProps {
  /** Items in their order. */
  items: readonly AccordionItem[];
  /**
   * Visual style. `lines`: rules between items; `boxes`: one card per item; `numbers`: large
   * counters; `menu`: small, for links.
   */
  variant: 'lines' | 'boxes' | 'numbers' | 'menu';
  /**
   * `name` of the `<details>` elements: items that share one open one at a time. Omitted: each
   * opens independently.
   */
  name?: string;
  /** Heading level in the document outline. */
  level?: 2 | 3 | 4;
  className?: string;
}

/**
 * Disclosure list on native `<details>`: works by mouse, keyboard and find-in-page, and before any
 * script runs.
 * Opening one item at a time is native as well (`name`).
 *
 * State: `open` on each `<details>`. Styling hook: `data-variant`.
 */
export function Accordion({ items, variant, name, level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn('lf-accordion', className)} data-variant={variant}>
      {items.map(({ id, heading, note, body, open }) => (
        <details key={id} id={id} name={name} open={open} className="lf-accordion-item">
          <summary className="lf-accordion-summary">
            <Heading className="lf-accordion-heading">{heading}</Heading>
            {note && <span className="lf-accordion-note">{note}</span>}
            <span aria-hidden="true" className="lf-accordion-sign" />
          </summary>
          <div className="lf-accordion-body">{body}</div>
        </details>
      ))}
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import './shelf.css';
import './shelf-head.css';

interface ShelfProps {
  heading: string;
  lead: string;
  /** What a stroke of ten centimeters says. */
  scale: string;
  nothing: string;
  demo: string;
  /** The tallest of all, in millimeters: so high is the wall behind a single row. */
  tallest: number;
  /** How it is searched: a slot of the page. */
  filter?: ReactNode;
  /** The boards. */
  children: ReactNode;
}

/** A shelf as wide as the window: what it is called, how it is searched, and its boards, all to one scale. */
export function Shelf(props: ShelfProps) {
  const { heading, lead, scale, nothing, demo, tallest, filter, children } = props;
  return (
    <div className="shelf" data-shelf>
      <header data-first-screen className="shelf-head">
        <h1 className="text-display font-semibold tracking-close">{heading}</h1>
        <div className="shelf-intro">
          <p className="text-lead">{lead}</p>
          <p className="shelf-scale">
            <span aria-hidden="true" />
            {scale}
          </p>
        </div>
      </header>
      <div className="shelf-find">{filter}</div>
      {children}
      <ul
        data-row
        hidden
        className="board-things shelf-row"
        style={{ '--tall': tallest } as CSSProperties}
      />
      <p data-nothing hidden className="shelf-nothing">
        {nothing}
      </p>
      <p className="shelf-demo">{demo}</p>
    </div>
  );
}

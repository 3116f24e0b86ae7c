import type { ReactNode } from 'react';
import type { Entrance } from './entrances.ts';

const movingPart = <span className="thing" />;

/** Hill and sun, as a placeholder for a picture. */
const Scene = ({ className }: { className?: string | undefined }) => (
  <span className={className}>
    <i />
    <b />
  </span>
);

const card = (
  <span className="thing thing-card">
    <i />
    <i />
    <i />
  </span>
);

/** Shapes on the stages, by name. Decorative: the text beside each describes the motion. */
const shapes: Record<Entrance['shape'], ReactNode> = {
  card,
  cards: (
    <span className="thing-row">
      {movingPart}
      {movingPart}
      {movingPart}
    </span>
  ),
  ring: (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="thing-ring">
      <circle cx="50" cy="50" r="40" />
      <circle className="thing" cx="50" cy="50" r="40" pathLength="100" />
    </svg>
  ),
  bars: (
    <span className="thing-bars">
      {movingPart}
      {movingPart}
      {movingPart}
    </span>
  ),
  line: (
    <svg viewBox="0 0 200 100" aria-hidden="true" className="thing-line">
      <path className="thing" pathLength="100" d="M6 80C40 20 66 96 100 50S150 6 194 30" />
    </svg>
  ),
  words: <span className="thing thing-words">It keeps working.</span>,
  turns: (
    <span className="thing-words">
      It keeps{' '}
      <span className="thing-turns">
        <span className="thing">time.</span>
        <span className="thing">quiet.</span>
        <span className="thing">working.</span>
      </span>
    </span>
  ),
  figure: <span className="thing thing-figure" />,
  layers: (
    <svg
      viewBox="0 0 200 112"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="thing-layers"
    >
      <circle cx="142" cy="52" r="16" fill="#ffd98a" />
      <path className="thing" d="M-60 70Q20 40 100 66T260 60V150H-60Z" fill="#7fae92" />
      <path className="thing near" d="M-90 92Q20 70 120 90T290 84V170H-90Z" fill="#1f5e45" />
    </svg>
  ),
  picture: <Scene className="thing thing-picture" />,
  pictures: (
    <span className="thing-stack">
      <Scene className="thing-picture" />
      <Scene className="thing thing-picture evening" />
    </span>
  ),
  row: (
    <span className="thing-stripe">
      <span className="thing">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => (
          <i key={number} />
        ))}
      </span>
    </span>
  ),
  slides: (
    <span className="thing-stripe">
      <span className="thing thing-slides">
        <i />
        <i />
        <i />
        <i />
      </span>
    </span>
  ),
  bar: (
    <span className="thing-page">
      {movingPart}
      <i />
      <i />
      <i />
    </span>
  ),
  brackets: (
    <span className="thing-brackets">
      {movingPart}
      <span>Careers</span>
      {movingPart}
    </span>
  ),
  frame: (
    <span className="thing-framed">
      <Scene className="thing-picture" />
      {movingPart}
    </span>
  ),
  grow: (
    <span className="thing-panels">
      {movingPart}
      {movingPart}
      {movingPart}
    </span>
  ),
  page: (
    <span className="thing-aside">
      <i />
      {card}
    </span>
  ),
};

/** Shape that demonstrates an animation on its stage. */
export const EntranceShape = ({ shape }: { shape: Entrance['shape'] }) => shapes[shape];

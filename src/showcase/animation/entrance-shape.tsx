import type { ReactNode } from 'react';
import type { Entrance } from './entrances.ts';
import shapesPartsStyles from './shapes-parts.module.css';
import shapesPicturesStyles from './shapes-pictures.module.css';
import shapesPlainStyles from './shapes-plain.module.css';

const movingPart = <span className="lf-thing" />;

/** Hill and sun, as a placeholder for a picture. */
const Scene = ({ className }: { className: string | undefined }) => (
  <span className={className}>
    <i />
    <b />
  </span>
);

const card = (
  <span className={`lf-thing ${shapesPartsStyles.card} ${shapesPlainStyles.card}`}>
    <i />
    <i />
    <i />
  </span>
);

/** Shapes on the stages, by name. Decorative: the text beside each describes the motion. */
const shapes: Record<Entrance['shape'], ReactNode> = {
  card,
  cards: (
    <span className={shapesPlainStyles.row}>
      {movingPart}
      {movingPart}
      {movingPart}
    </span>
  ),
  ring: (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={shapesPlainStyles.ring}>
      <circle cx="50" cy="50" r="40" />
      <circle className="lf-thing" cx="50" cy="50" r="40" pathLength="100" />
    </svg>
  ),
  bars: (
    <span className={shapesPlainStyles.bars}>
      {movingPart}
      {movingPart}
      {movingPart}
    </span>
  ),
  line: (
    <svg viewBox="0 0 200 100" aria-hidden="true" className={shapesPlainStyles.line}>
      <path className="lf-thing" pathLength="100" d="M6 80C40 20 66 96 100 50S150 6 194 30" />
    </svg>
  ),
  words: <span className={`lf-thing ${shapesPlainStyles.text}`}>It keeps working.</span>,
  turns: (
    <span className={shapesPlainStyles.text}>
      It keeps{' '}
      <span className={shapesPlainStyles.turns}>
        <span className="lf-thing">time.</span>
        <span className="lf-thing">quiet.</span>
        <span className="lf-thing">working.</span>
      </span>
    </span>
  ),
  figure: <span className={`lf-thing ${shapesPlainStyles.figure}`} />,
  layers: (
    <svg
      viewBox="0 0 200 112"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={shapesPicturesStyles.layers}
    >
      <circle cx="142" cy="52" r="16" fill="#ffd98a" />
      <path className="lf-thing" d="M-60 70Q20 40 100 66T260 60V150H-60Z" fill="#7fae92" />
      <path className="lf-thing near" d="M-90 92Q20 70 120 90T290 84V170H-90Z" fill="#1f5e45" />
    </svg>
  ),
  picture: <Scene className={`lf-thing ${shapesPicturesStyles.picture}`} />,
  pictures: (
    <span className={shapesPicturesStyles.stack}>
      <Scene className={shapesPicturesStyles.picture} />
      <Scene
        className={`lf-thing ${shapesPicturesStyles.picture} ${shapesPicturesStyles.evening}`}
      />
    </span>
  ),
  row: (
    <span className={shapesPartsStyles.stripe}>
      <span className="lf-thing">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => (
          <i key={number} />
        ))}
      </span>
    </span>
  ),
  slides: (
    <span className={shapesPartsStyles.stripe}>
      <span className={`lf-thing ${shapesPartsStyles.slides}`}>
        <i />
        <i />
        <i />
        <i />
      </span>
    </span>
  ),
  bar: (
    <span className={shapesPartsStyles.page}>
      {movingPart}
      <i />
      <i />
      <i />
    </span>
  ),
  brackets: (
    <span className={shapesPartsStyles.brackets}>
      {movingPart}
      <span>Careers</span>
      {movingPart}
    </span>
  ),
  frame: (
    <span className={shapesPicturesStyles.framed}>
      <Scene className={shapesPicturesStyles.picture} />
      {movingPart}
    </span>
  ),
  grow: (
    <span className={shapesPartsStyles.panels}>
      {movingPart}
      {movingPart}
      {movingPart}
    </span>
  ),
  page: (
    <span className={shapesPartsStyles.aside}>
      <i />
      {card}
    </span>
  ),
};

/** Shape that demonstrates an animation on its stage. */
export const EntranceShape = ({ shape }: { shape: Entrance['shape'] }) => shapes[shape];

import styles from './before-after.module.css';
import type { CountedFigure } from './campaign.ts';

/** Paths of the pictogram's pieces around the origin, about one unit wide. */
const pieceShapes: Record<CountedFigure['piece'], string> = {
  head: 'M-.39 .46L-.37 .2L-.15 .09L-.13 0L-.25 -.14L-.24 -.36L-.09 -.47L.1 -.46L.24 -.35L.25 -.13L.13 .01L.15 .1L.36 .19L.4 .45Z',
  shoe: 'M-.42 -.34L-.16 -.36L-.12 -.12L.14 -.02L.38 .06L.45 .2L.42 .3L-.1 .31L-.14 .22L-.22 .22L-.23 .38L-.42 .38L-.44 0Z',
  loaf: 'M-.47 .1L-.44 -.1L-.32 -.24L-.1 -.3L.14 -.3L.35 -.22L.46 -.06L.47 .12L.4 .24L-.38 .25ZM-.29 -.19L-.22 -.22L-.11 .04L-.19 .06ZM-.05 -.25L.03 -.25L.13 .03L.05 .05ZM.2 -.23L.27 -.2L.35 0L.27 .03Z',
};
/** Paths of empty places. */
const placeholders: Record<CountedFigure['piece'], string> = {
  head: 'M-.3 .4L-.33 .02L-.22 -.17L.2 -.18L.33 0L.3 .41Z',
  shoe: 'M-.3 .22L-.27 .12L.28 .14L.3 .23Z',
  loaf: 'M-.42 .24L-.4 .14L.41 .13L.43 .25Z',
};

/** Returns the position of a piece as an SVG transform. */
export const transformOf = ({ x, y, rotation }: { x: number; y: number; rotation: number }) =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${rotation})`;

/** SVG symbols of a pictogram, for `<use>`: a piece, and an empty place. */
export function PieceShapes({ id, piece }: { id: string; piece: CountedFigure['piece'] }) {
  return (
    <defs>
      <g id={`${id}-piece`}>
        <path
          d={pieceShapes[piece]}
          className={styles['field-shade']}
          transform="translate(.05 .07)"
        />
        <path d={pieceShapes[piece]} fillRule="evenodd" />
      </g>
      <pattern id={`${id}-places`} width="1" height="1" patternUnits="userSpaceOnUse">
        <path
          d={placeholders[piece]}
          className={styles['field-place']}
          transform="translate(.5 .5)"
        />
      </pattern>
    </defs>
  );
}

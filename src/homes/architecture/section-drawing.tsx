import styles from './about-cut-house.module.css';

/** SVG units per meter; the ground is at y 560, the south front of the house at x 960. */
const meter = 62;
const toX = (meters: number) => Math.round(960 + (meters - 3.2) * meter);
const toY = (meters: number) => Math.round(560 - meters * meter);

/** Returns a rectangle from the south to the north and from its lower to its upper edge, in meters. */
const blockPath = (south: number, north: number, low: number, high: number) =>
  `M${toX(south)} ${toY(low)}H${toX(north)}V${toY(high)}H${toX(south)}z`;

/** Parts cut by the section line: footings, floors, walls, roof. */
const cutPartsPath = [
  blockPath(3.2, 8.3, -0.35, 0.1),
  blockPath(3.3, 3.7, -1.1, -0.35),
  blockPath(7.8, 8.3, -1.1, -0.35),
  blockPath(2.1, 8.7, 3.03, 3.52),
  blockPath(2.5, 7.9, 3.52, 3.66),
  blockPath(7.9, 8.2, 0.1, 3.03),
  blockPath(7.62, 7.9, 3.66, 6.37),
  blockPath(2.5, 7.9, 6.37, 6.63),
  blockPath(2.3, 8.1, 6.63, 6.76),
].join('');

const litRoomsPath = blockPath(3.2, 7.95, 0.1, 3.03) + blockPath(2.95, 7.62, 3.66, 6.37);
const glassPath = `M${toX(3.2)} ${toY(0.1)}V${toY(3.03)}M${toX(2.95)} ${toY(3.66)}V${toY(6.37)}`;
const railPath = `M${toX(2.6)} ${toY(3.66)}V${toY(4.7)}M${toX(2.6)} ${toY(4.7)}H${toX(2.95)}`;
const poolPath = `M${toX(-6.6)} 562V${toY(-1.5)}H${toX(-2)}l31-31V562z`;

/** Ray of the sun past the edge of the lower roof to the window sill, in July at noon. */
const julyRay = `M${toX(1.6)} ${toY(4.97)}L${toX(3.28)} ${toY(0.1)}`;
/** Ray of the sun past the edge of the upper floor to the back wall, in January at noon. */
const januaryRay = `M${toX(0.9)} ${toY(3.67)}L${toX(7.64)} ${toY(0.1)}`;
const tubPath = blockPath(4.05, 5.75, 3.66, 4.2);

/** The wall of the landing upstairs; a sofa, a lamp and books below them. */
const furniturePath = [
  blockPath(6.84, 6.94, 3.66, 6.37),
  `M${toX(5.4)} ${toY(0.1)}V${toY(0.55)}H${toX(6.1)}V${toY(0.9)}H${toX(6.32)}V${toY(0.1)}`,
  `M${toX(5)} ${toY(0.1)}V${toY(1)}`,
  `M${toX(7.45)} ${toY(0.1)}V${toY(2.5)}H${toX(7.9)}`,
  ...[0.7, 1.3, 1.9].map((shelf) => `M${toX(7.45)} ${toY(shelf)}H${toX(7.9)}`),
].join('');
const terracePath = blockPath(-1.1, 3.2, 0, 0.1);

/** A standing person; all in meters. */
function Figure({ x, floor, height }: { x: number; floor: number; height: number }) {
  const scale = height / 1.75;
  return (
    <path
      transform={`translate(${toX(x)} ${toY(floor)}) scale(${scale.toFixed(2)}) translate(0 3)`}
      d="M5-104a7 8 0 1 1-14 0a7 8 0 1 1 14 0zM-8-93q9-5 13 2l4 24 9 15-4 3-11-13-3-9-1 22 11 45-7 1-12-38-9 38h-8l8-45-2-22-5 16 2 14-4 1-5-16 7-27q1-9 9-11z"
    />
  );
}

/** Section A–A of the house in the pictures: earth in black, lit rooms, the pool to the south. */
export function SectionDrawing({ label }: { label: string }) {
  return (
    <svg
      viewBox="480 30 1000 640"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMax slice"
      className={styles.drawing}
    >
      <path
        className={styles.far}
        d="M0 528Q180 500 400 522T820 524T1230 516T1600 520M1502 560V474M1502 482c-58 8-84-26-70-62-24-34 6-78 44-74 16-36 78-32 84 4 42 8 54 58 26 82 8 38-40 62-84 50zM1472 452l30 30 34-44M1290 560V470q34-10 66 0V560"
      />
      <path className={styles.lit} d={litRoomsPath} />
      <path d={`${glassPath}${railPath}${furniturePath}`} />
      {/* A person in the tub, behind its rim. */}
      <circle cx={toX(5.3)} cy={toY(4.28)} r="8" />
      <path className={styles.sun} d={julyRay + januaryRay} />
      <text x={toX(1.6) - 8} y={toY(4.97)}>
        July, noon
      </text>
      <text x={toX(0.9) - 8} y={toY(3.67) + 4}>
        January
      </text>
      <path className={styles.lamp} d={`M${toX(5)} ${toY(1.5)}l-16 34h32z${tubPath}`} />
      <g className={styles.people}>
        <Figure x={4} floor={0.1} height={1.72} />
        <Figure x={7.27} floor={3.66} height={1.66} />
        <Figure x={0.2} floor={0.1} height={1.8} />
      </g>
      <path className={styles.earth} d={`M0 560H1600V700H0z`} />
      <path className={styles.water} d={poolPath} />
      <path className={styles.poche} d={cutPartsPath + terracePath} />
      <path
        className={styles.footing}
        d={
          blockPath(3.2, 8.3, -0.35, 0) +
          blockPath(3.3, 3.7, -1.1, -0.35) +
          blockPath(7.8, 8.3, -1.1, -0.35)
        }
      />
    </svg>
  );
}

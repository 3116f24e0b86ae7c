import styles from './plan-drawing.module.css';
import {
  foot,
  openingsPath,
  outlinePath,
  type PlacedFloor,
  thinPath,
  windowsPath,
} from './plan-paths.ts';
import type { Room } from './project.ts';

interface PlanFloorProps extends PlacedFloor {
  /** Number of its first room; rooms are numbered through all floors. */
  firstNumber: number;
  /** Width of the drawing in SVG units. */
  drawingWidth: number;
}

/** Width of a letter as a part of the drawing's width: the font size (plan-drawing.module.css) times its aspect. */
const letterWidth = 0.0245 * 0.56;

/** Tests if a room has space for its name: not on stairs or on the cross of a hole. */
const nameFits = ({ name, rect: [, , width], stairUpTo, openTo }: Room, drawingWidth: number) =>
  !stairUpTo &&
  openTo !== 'floorBelow' &&
  (name.length + 3) * letterWidth * drawingWidth <= width * foot - 8;

/** Converts feet into SVG units, rounded to half a foot: precise enough for a chair. */
const toUnits = (value: number) => Math.round(value * 2) * (foot / 2);

const center = ({
  rect: [x, y, width, depth],
  labelPosition = [x + width / 2, y + depth / 2],
}: Room) => labelPosition.map(toUnits);

const positionProps = (x: number, y: number, rotation?: number) =>
  rotation ? { transform: `translate(${x} ${y})rotate(${rotation})` } : { x, y };

/** One floor: rooms, each highlighted with its list item, the outer wall and its openings, furniture, names. */
export function PlanFloor({ floor, offsetX, offsetY, firstNumber, drawingWidth }: PlanFloorProps) {
  return (
    <g transform={offsetX || offsetY ? `translate(${offsetX} ${offsetY})` : undefined}>
      <g className={styles.rooms}>
        {floor.rooms.map(({ name, rect: [x, y, width, depth], openTo }, index) => (
          <path
            key={name}
            d={`M${x * foot} ${y * foot}h${width * foot}v${depth * foot}h${-width * foot}z`}
            data-room={firstNumber + index}
            data-open-to={openTo}
          />
        ))}
      </g>
      <path d={outlinePath(floor)} className={styles.outer} />
      <path d={openingsPath(floor)} className={styles.opening} />
      <path d={windowsPath(floor)} className={styles.windows} />
      <g className={styles.thin}>
        {floor.furniture.map(([piece, x, y, rotation]) => (
          <use
            key={`${piece} ${x} ${y}`}
            href={`#piece-${piece}`}
            {...positionProps(toUnits(x), toUnits(y), rotation)}
          />
        ))}
        <path d={thinPath(floor)} />
      </g>
      <g className={styles.names}>
        {floor.rooms.map((room, index) => {
          const [x, y] = center(room);
          return (
            <text key={room.name} x={x} y={y}>
              {firstNumber + index}
              {nameFits(room, drawingWidth) && <tspan>{` ${room.name}`}</tspan>}
            </text>
          );
        })}
      </g>
    </g>
  );
}

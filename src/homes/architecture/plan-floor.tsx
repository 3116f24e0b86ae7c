import { foot, glassPath, openingsPath, outlinePath, type Placed, thinPath } from './plan-paths.ts';
import type { Room } from './project.ts';

interface PlanFloorProps extends Placed {
  /** Number of its first room: they are counted through all floors. */
  first: number;
  /** Units across the sheet. */
  units: number;
}

/** Letters are this part of the sheet's width (plan-drawing.css), and about half as wide as tall. */
const letter = 0.0245 * 0.56;

/** Tests if a name fits where nothing is drawn below it: not on treads, not on the cross of a hole. */
const fits = ({ name, at: [, , width], stair, open }: Room, units: number) =>
  !stair && open !== 'void' && (name.length + 3) * letter * units <= width * foot - 8;

/** Rounds to half a foot: precise enough for a chair. */
const near = (value: number) => Math.round(value * 2) * (foot / 2);

const center = ({ at: [x, y, width, depth], label = [x + width / 2, y + depth / 2] }: Room) =>
  label.map(near);

const placed = (x: number, y: number, turn?: number) =>
  turn ? { transform: `translate(${x} ${y})rotate(${turn})` } : { x, y };

/** One floor: rooms, each highlighted with its list item, the outer wall and its openings, furniture, names. */
export function PlanFloor({ floor, right, down, first, units }: PlanFloorProps) {
  return (
    <g transform={right || down ? `translate(${right} ${down})` : undefined}>
      <g className="plan-rooms">
        {floor.rooms.map(({ name, at: [x, y, width, depth], open }, index) => (
          <path
            key={name}
            d={`M${x * foot} ${y * foot}h${width * foot}v${depth * foot}h${-width * foot}z`}
            data-room={first + index}
            data-open={open}
          />
        ))}
      </g>
      <path d={outlinePath(floor)} className="plan-outer" />
      <path d={openingsPath(floor)} className="plan-opening" />
      <path d={glassPath(floor)} className="plan-glass" />
      <g className="plan-thin">
        {floor.furniture.map(([piece, x, y, turn]) => (
          <use
            key={`${piece} ${x} ${y}`}
            href={`#piece-${piece}`}
            {...placed(near(x), near(y), turn)}
          />
        ))}
        <path d={thinPath(floor)} />
      </g>
      <g className="plan-names">
        {floor.rooms.map((room, index) => {
          const [x, y] = center(room);
          return (
            <text key={room.name} x={x} y={y}>
              {first + index}
              {fits(room, units) && <tspan>{` ${room.name}`}</tspan>}
            </text>
          );
        })}
      </g>
    </g>
  );
}

import type { CSSProperties } from 'react';
import mapDiningRoomStyles from './map-dining-room.module.css';
import mapDiningRoomUprightStyles from './map-dining-room-upright.module.css';
import { type RoundTable, widthOf } from './room.ts';

/** Round table of the floor plan, with its number and chairs. */
export function MapDiningRoomTable({ number, x, y, chairs }: RoundTable) {
  const style = { '--x': `${x}%`, '--y': `${y}%`, '--wide': widthOf(chairs) };
  return (
    <span
      className={`${mapDiningRoomUprightStyles.table} ${mapDiningRoomStyles.table}`}
      style={style as CSSProperties}
    >
      {number}
      {Array.from({ length: chairs }, (_, chair) => (
        <i key={chair} style={{ rotate: `${(chair / chairs) * 360 + number * 47}deg` }} />
      ))}
    </span>
  );
}

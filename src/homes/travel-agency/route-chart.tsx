'use client';
import type { CSSProperties, PointerEvent } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import type { DatedStop } from './itinerary.ts';
import { legPath, mapSize, nearestStop, toMapPoint } from './map-geometry.ts';
import styles from './route-sheet.module.css';

interface RouteChartProps {
  stops: readonly DatedStop[];
  map: PictureRecord;
  label: string;
  /** Index of the stop that is shown; undefined for the whole journey. */
  shownIndex: number | undefined;
  onHover: (index: number | undefined) => void;
  onSelect: (index: number) => void;
}

/** Side of the dot on which a stop's name is placed, where it would otherwise cover the line. */
const sides: Readonly<Record<string, 'left' | 'above' | 'below'>> = {
  vancouver: 'above',
  jasper: 'above',
  victoria: 'left',
  'port-hardy': 'left',
  'campbell-river': 'left',
  'prince-rupert': 'left',
  dorreen: 'above',
  smithers: 'below',
};

/**
 * Map with the line of the journey up to the current stop, dots and names. A single image for screen
 * readers: the list beside it says the same.
 *
 * @internal
 */
export function RouteChart({ stops, map, label, shownIndex, onHover, onSelect }: RouteChartProps) {
  const currentIndex = shownIndex ?? stops.length - 1;
  const currentStop = stops[currentIndex];
  const currentPoint = currentStop ? toMapPoint(currentStop.latLng) : { x: 0, y: 0 };
  const stopUnderPointer = (event: PointerEvent<HTMLElement>) => {
    const rect = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - rect.left) / rect.width) * mapSize.width;
    const y = ((event.clientY - rect.top) / rect.height) * mapSize.height;
    return nearestStop(stops, x, y);
  };
  return (
    <div className={styles.chart} data-zoomed={shownIndex !== undefined || undefined}>
      <div
        className={styles.ground}
        style={
          {
            '--x': (currentPoint.x / mapSize.width).toFixed(4),
            '--y': (currentPoint.y / mapSize.height).toFixed(4),
          } as CSSProperties
        }
        onPointerMove={(event) => event.pointerType === 'mouse' && onHover(stopUnderPointer(event))}
        onPointerLeave={() => onHover(undefined)}
        onPointerUp={(event) => onSelect(stopUnderPointer(event))}
      >
        <PictureView picture={map} sizes="(width >= 62rem) 58vw, 180vw" />
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="img" aria-label={label}>
          {stops.slice(1).map((stop, i) => {
            const from = stops[i];
            if (!from) return null;
            const d = legPath(from, stop);
            return (
              <g key={stop.id} data-mode={stop.ride?.mode}>
                <path d={d} className={styles.legFaint} />
                <path
                  d={d}
                  className={styles.leg}
                  pathLength={1}
                  data-complete={i < currentIndex || undefined}
                />
              </g>
            );
          })}
        </svg>
        {stops.slice(0, -1).map(({ id, name, latLng: coordinates }, i) => {
          const { x, y } = toMapPoint(coordinates);
          const isCurrent = i === currentIndex || (i === 0 && currentIndex === stops.length - 1);
          return (
            <span
              key={id}
              aria-hidden="true"
              className={styles.pin}
              data-current={(shownIndex !== undefined && isCurrent) || undefined}
              data-side={sides[id]}
              style={{
                left: cssPercent(x / mapSize.width),
                top: cssPercent(y / mapSize.height),
              }}
            >
              <i className="rounded-full" data-print-colors="" />
              <b data-print-colors="">{name}</b>
            </span>
          );
        })}
      </div>
    </div>
  );
}

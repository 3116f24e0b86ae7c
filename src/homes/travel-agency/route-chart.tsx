'use client';
import type { CSSProperties, PointerEvent } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import type { DatedStop } from './itinerary.ts';
import { chart, legPath, nearestStop, spotOf } from './map-geometry.ts';

interface RouteChartProps {
  stops: readonly DatedStop[];
  map: PictureRecord;
  label: string;
  /** The stop that is shown; undefined: the whole journey. */
  shown: number | undefined;
  onPoint: (index: number | undefined) => void;
  onPick: (index: number) => void;
}

/** Side of its dot for a name, so that none covers the line. */
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
 * The map: a drawn ground, the line of the journey up to the current stop, dots and names. A single image for
 * screen readers; the list beside it has the same in words.
 */
export function RouteChart({ stops, map, label, shown, onPoint, onPick }: RouteChartProps) {
  const until = shown ?? stops.length - 1;
  const at = stops[until];
  const spot = at ? spotOf(at.at) : { x: 0, y: 0 };
  const found = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * chart.width;
    const y = ((event.clientY - box.top) / box.height) * chart.height;
    return nearestStop(stops, x, y);
  };
  return (
    <div className="route-chart" data-zoomed={shown !== undefined || undefined}>
      <div
        className="route-ground"
        style={
          {
            '--x': (spot.x / chart.width).toFixed(4),
            '--y': (spot.y / chart.height).toFixed(4),
          } as CSSProperties
        }
        onPointerMove={(event) => event.pointerType === 'mouse' && onPoint(found(event))}
        onPointerLeave={() => onPoint(undefined)}
        onPointerUp={(event) => onPick(found(event))}
      >
        <PictureView picture={map} sizes="(width >= 62rem) 58vw, 180vw" />
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={label}>
          {stops.slice(1).map((stop, i) => {
            const from = stops[i];
            if (!from) return null;
            const d = legPath(from, stop);
            return (
              <g key={stop.id} data-mode={stop.by?.mode}>
                <path d={d} className="route-leg-faint" />
                <path
                  d={d}
                  className="route-leg"
                  pathLength={1}
                  data-complete={i < until || undefined}
                />
              </g>
            );
          })}
        </svg>
        {stops.slice(0, -1).map(({ id, name, at: place }, i) => {
          const { x, y } = spotOf(place);
          const here = i === until || (i === 0 && until === stops.length - 1);
          return (
            <span
              key={id}
              aria-hidden="true"
              className="route-pin"
              data-current={(shown !== undefined && here) || undefined}
              data-side={sides[id]}
              style={{ left: `${(x / chart.width) * 100}%`, top: `${(y / chart.height) * 100}%` }}
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

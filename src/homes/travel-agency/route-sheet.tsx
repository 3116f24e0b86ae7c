'use client';
import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { printElement } from '../../elements/print-element/print-element.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { milesText, sumOf, withDates } from './itinerary.ts';
import type { Stop } from './route.ts';
import { RouteChart } from './route-chart.tsx';
import { RouteStop } from './route-stop.tsx';
import { RouteSums } from './route-sums.tsx';
import type { RouteCopy } from './route-terms.ts';
import { dayText, rideText } from './route-text.ts';
import { useStopInView } from './use-stop-in-view.ts';
import './route-sheet.css';

interface RouteSheetProps {
  stops: readonly Stop[];
  /** The ground of the map; `map-geometry.ts` has the coordinates of its edges. */
  map: PictureRecord;
  copy: RouteCopy;
}

/**
 * A journey as a list of stops and as a line on a map. Hover, touch and keys in the one highlight the same
 * stop in the other; a line of text names the choice. Prints as an itinerary.
 */
export function RouteSheet({ stops: plain, map, copy }: RouteSheetProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const stops = withDates(plain);
  const last = stops.length - 1;
  const [chosen, choose] = useState<number>();
  const [pointed, point] = useState<number>();
  const [said, say] = useState('');
  const shown = pointed ?? chosen;
  const stop = shown === undefined ? undefined : stops[shown];

  const pick = (index: number) => {
    const next = stops[index];
    if (!next) return;
    choose(index);
    point(undefined);
    say(`${dayText(next, copy)}. ${next.name}. ${rideText(next, copy)}`);
  };
  const held = useStopInView(list, choose);
  // Read once, on hydration: an earlier choice is kept.
  useEffect(() => {
    const ticked = list.current?.querySelector<HTMLInputElement>('input:checked');
    if (ticked) choose(Number(ticked.value));
  }, []);
  const all = sumOf(stops);

  return (
    <div className="route-sheet">
      <div className="route-map">
        <RouteChart
          stops={stops}
          map={map}
          label={copy.mapLabel}
          shown={shown}
          onPoint={point}
          onPick={(index) => {
            held();
            pick(index);
          }}
        />
        <div className="route-now">
          <p>
            <strong className="font-display">
              {stop
                ? stop.name
                : fillTemplate(copy.whole, {
                    days: stops[last]?.comes ?? 0,
                    rides: all.rides,
                    miles: milesText(all.miles),
                  })}
            </strong>
            {stop && <span>{`${dayText(stop, copy)}. ${rideText(stop, copy)}`}</span>}
            <span className="route-now-text">{stop ? stop.text : copy.hint}</span>
          </p>
          <div className="route-keys">
            <Button
              size="sm"
              tone="outline"
              onClick={() => {
                held();
                pick(Math.max(0, (chosen ?? last) - 1));
              }}
            >
              {copy.back}
            </Button>
            <Button
              size="sm"
              onClick={() => {
                held();
                pick(chosen === undefined || chosen === last ? 0 : chosen + 1);
              }}
            >
              {copy.on}
            </Button>
          </div>
        </div>
      </div>
      <div className="route-side">
        <fieldset ref={list} className="route-list">
          <legend className="sr-only">{copy.label}</legend>
          {stops.map((each, index) => (
            <RouteStop
              key={each.id}
              stop={each}
              index={index}
              checked={index === chosen}
              highlighted={index === pointed}
              copy={copy}
              onPick={() => {
                held();
                pick(index);
              }}
              onPoint={point}
            />
          ))}
        </fieldset>
      </div>
      <div className="route-all">
        <RouteSums stops={stops} copy={copy.sums} />
        <Button
          tone="outline"
          className="route-print"
          onClick={({ currentTarget }) => printElement(currentTarget)}
        >
          {copy.print}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

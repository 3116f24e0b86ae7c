'use client';
import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { printElement } from '../../elements/print-element/print-element.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { addDates, milesText, totalsOf } from './itinerary.ts';
import type { Stop } from './route.ts';
import { RouteChart } from './route-chart.tsx';
import type { RouteCopy } from './route-copy.ts';
import styles from './route-sheet.module.css';
import { RouteStop } from './route-stop.tsx';
import { RouteSums } from './route-sums.tsx';
import { dayText, rideText } from './route-text.ts';
import { useStopInView } from './use-stop-in-view.ts';

interface RouteSheetProps {
  stops: readonly Stop[];
  /** Picture of the map; `map-geometry.ts` has the coordinates of its edges. */
  map: PictureRecord;
  copy: RouteCopy;
}

/**
 * A journey as a list of stops and as a line on a map. Hover, touch and arrow keys in one highlight the same
 * stop in the other, and a text describes it. Can be printed as an itinerary.
 */
export function RouteSheet({ stops: undatedStops, map, copy }: RouteSheetProps) {
  const listRef = useRef<HTMLFieldSetElement>(null);
  const stops = addDates(undatedStops);
  const lastIndex = stops.length - 1;
  const [selected, setSelected] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [announcement, announce] = useState('');
  const shownIndex = hovered ?? selected;
  const stop = shownIndex === undefined ? undefined : stops[shownIndex];

  const select = (index: number) => {
    const next = stops[index];
    if (!next) return;
    setSelected(index);
    setHovered(undefined);
    announce(`${dayText(next, copy)}. ${next.name}. ${rideText(next, copy)}`);
  };
  const pauseScrollSelection = useStopInView(listRef, setSelected);
  // A radio button that was checked before hydration stays selected.
  useEffect(() => {
    const checked = listRef.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) setSelected(Number(checked.value));
  }, []);
  const totals = totalsOf(stops);

  return (
    <div className={styles.sheet}>
      <div className={styles.map}>
        <RouteChart
          stops={stops}
          map={map}
          label={copy.mapLabel}
          shownIndex={shownIndex}
          onHover={setHovered}
          onSelect={(index) => {
            pauseScrollSelection();
            select(index);
          }}
        />
        <div className={styles.current}>
          <p>
            <strong className="font-display">
              {stop
                ? stop.name
                : fillTemplate(copy.summary, {
                    days: stops[lastIndex]?.arrivalDay ?? 0,
                    rides: totals.rides,
                    miles: milesText(totals.miles),
                  })}
            </strong>
            {stop && <span>{`${dayText(stop, copy)}. ${rideText(stop, copy)}`}</span>}
            <span className={styles.currentText}>{stop ? stop.text : copy.summaryHint}</span>
          </p>
          <div className={styles.keys}>
            <Button
              size="sm"
              tone="outline"
              onClick={() => {
                pauseScrollSelection();
                select(Math.max(0, (selected ?? lastIndex) - 1));
              }}
            >
              {copy.previousLabel}
            </Button>
            <Button
              size="sm"
              onClick={() => {
                pauseScrollSelection();
                select(selected === undefined || selected === lastIndex ? 0 : selected + 1);
              }}
            >
              {copy.nextLabel}
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.side}>
        <fieldset ref={listRef}>
          <legend className="sr-only">{copy.label}</legend>
          {stops.map((each, index) => (
            <RouteStop
              key={each.id}
              stop={each}
              index={index}
              checked={index === selected}
              isHighlighted={index === hovered}
              copy={copy}
              onSelect={() => {
                pauseScrollSelection();
                select(index);
              }}
              onHover={setHovered}
            />
          ))}
        </fieldset>
      </div>
      <div className={styles.totals}>
        <RouteSums stops={stops} copy={copy.totals} />
        <Button
          tone="outline"
          className={styles.print}
          onClick={({ currentTarget }) => printElement(currentTarget)}
        >
          {copy.printLabel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

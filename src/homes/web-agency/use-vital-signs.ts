'use client';
import { useEffect, useState } from 'react';
import {
  clsOf,
  type EventTiming,
  inpOf,
  type LayoutShift,
  type ResourceTiming,
  type ResourceTotals,
  totalResources,
} from './vitals.ts';

/** Measurements so far; `null` if this browser cannot measure it, omitted before a measurement. */
export interface VitalSignValues {
  lcp?: number | null;
  inp?: number | null;
  cls?: number | null;
  load?: ResourceTotals;
}

type Counting = Performance & { interactionCount?: number };

/** Observes entries of one kind, earlier ones included. Returns false if the browser does not support it. */
function observeEntries(
  type: string,
  onEntries: (entries: PerformanceEntry[]) => void,
  cleanups: (() => void)[],
  options: object = {},
): boolean {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return false;
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  cleanups.push(() => observer.disconnect());
  return true;
}

/** Returns the vital signs of this visit so far, updated at most every quarter of a second. */
export function useVitalSigns(): VitalSignValues | undefined {
  const [measured, setMeasured] = useState<VitalSignValues>();
  useEffect(() => {
    const cleanups: (() => void)[] = [];
    const shifts: LayoutShift[] = [];
    const presses: EventTiming[] = [];
    const resources: ResourceTiming[] = [];
    const values: VitalSignValues = {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const publish = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        const page = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        setMeasured({ ...values, load: totalResources([...page, ...resources]) });
      }, 250);
    };
    const canLcp = observeEntries(
      'largest-contentful-paint',
      (entries) => {
        values.lcp = entries.at(-1)?.startTime ?? values.lcp;
        publish();
      },
      cleanups,
    );
    const canCls = observeEntries(
      'layout-shift',
      (entries) => {
        shifts.push(...(entries as unknown as LayoutShift[]));
        values.cls = clsOf(shifts);
        publish();
      },
      cleanups,
    );
    const onPress = (entries: PerformanceEntry[]) => {
      presses.push(...(entries as unknown as EventTiming[]));
      const inp = inpOf(presses, (performance as Counting).interactionCount ?? 0);
      if (inp !== undefined) values.inp = inp;
      publish();
    };
    const canInp =
      'PerformanceEventTiming' in globalThis && 'interactionId' in PerformanceEventTiming.prototype;
    if (canInp) {
      observeEntries('event', onPress, cleanups, { durationThreshold: 16 });
      observeEntries('first-input', onPress, cleanups);
    }
    observeEntries(
      'resource',
      (entries) => {
        resources.push(...(entries as PerformanceResourceTiming[]));
        publish();
      },
      cleanups,
    );
    if (!canLcp) values.lcp = null;
    if (!canInp) values.inp = null;
    values.cls = canCls ? 0 : null;
    publish();
    cleanups.push(() => clearTimeout(timer));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, []);
  return measured;
}

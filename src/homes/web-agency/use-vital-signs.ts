'use client';
import { useEffect, useState } from 'react';
import { clsOf, inpOf, type Load, type Loaded, loadOf, type Press, type Shift } from './vitals.ts';

/** Measurements so far. `null`: this browser cannot measure it; left out: not yet. */
export interface VitalSignValues {
  lcp?: number | null;
  inp?: number | null;
  cls?: number | null;
  load?: Load;
}

type Counting = Performance & { interactionCount?: number };

/** Observes entries of one kind, earlier ones included. Returns false if the browser does not support it. */
function watch(
  type: string,
  onEntries: (entries: PerformanceEntry[]) => void,
  ends: (() => void)[],
  more: object = {},
): boolean {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return false;
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()));
  observer.observe({ type, buffered: true, ...more });
  ends.push(() => observer.disconnect());
  return true;
}

/** The vital signs of this visit, as they come in; gathered for a quarter of a second before each showing. */
export function useVitalSigns(): VitalSignValues | undefined {
  const [measured, setMeasured] = useState<VitalSignValues>();
  useEffect(() => {
    const ends: (() => void)[] = [];
    const shifts: Shift[] = [];
    const presses: Press[] = [];
    const resources: Loaded[] = [];
    const found: VitalSignValues = {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        const page = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        setMeasured({ ...found, load: loadOf([...page, ...resources]) });
      }, 250);
    };
    const canLcp = watch(
      'largest-contentful-paint',
      (entries) => {
        found.lcp = entries.at(-1)?.startTime ?? found.lcp;
        show();
      },
      ends,
    );
    const canCls = watch(
      'layout-shift',
      (entries) => {
        shifts.push(...(entries as unknown as Shift[]));
        found.cls = clsOf(shifts);
        show();
      },
      ends,
    );
    const press = (entries: PerformanceEntry[]) => {
      presses.push(...(entries as unknown as Press[]));
      const inp = inpOf(presses, (performance as Counting).interactionCount ?? 0);
      if (inp !== undefined) found.inp = inp;
      show();
    };
    const canInp =
      'PerformanceEventTiming' in globalThis && 'interactionId' in PerformanceEventTiming.prototype;
    if (canInp) {
      watch('event', press, ends, { durationThreshold: 16 });
      watch('first-input', press, ends);
    }
    watch(
      'resource',
      (entries) => {
        resources.push(...(entries as PerformanceResourceTiming[]));
        show();
      },
      ends,
    );
    if (!canLcp) found.lcp = null;
    if (!canInp) found.inp = null;
    found.cls = canCls ? 0 : null;
    show();
    ends.push(() => clearTimeout(timer));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return measured;
}

'use client';

import { useEffect, useState } from 'react';
import { Button } from '../../../elements/button/button.tsx';

/** Buttons in three states: loading after a click, always loading, and disabled. */
export function ButtonStates() {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');

  useEffect(() => {
    if (state !== 'saving') return;
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
      <div className="grid content-start justify-items-start gap-3">
        <Button
          loading={state === 'saving'}
          onClick={() => setState((now) => (now === 'saving' ? now : 'saving'))}
        >
          Save the timetable
        </Button>
        <p role="status" className="text-caption text-muted">
          {state === 'idle' && 'Press it: two seconds of work.'}
          {state === 'saving' && 'Saving …'}
          {state === 'saved' && 'Saved. Sailings change at midnight.'}
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-3">
        <Button tone="ink" loading>
          Sending
        </Button>
        <p className="text-caption text-muted">At work: takes no second click.</p>
      </div>
      <div className="grid content-start justify-items-start gap-3">
        <Button tone="outline" aria-disabled="true">
          Sold out
        </Button>
        <p className="text-caption text-muted">Off, but still found by the Tab key.</p>
      </div>
    </div>
  );
}

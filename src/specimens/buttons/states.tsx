'use client';

import { useEffect, useState } from 'react';
import { Button } from '../../elements/button/button.tsx';

/** Press it: it works for two seconds, says so, and keeps the focus where it was. */
export function ButtonStates() {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');

  useEffect(() => {
    if (state !== 'saving') return;
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        loading={state === 'saving'}
        onClick={() => setState((now) => (now === 'saving' ? now : 'saving'))}
      >
        Save the timetable
      </Button>
      <Button tone="ink" loading>
        Sending
      </Button>
      <Button tone="outline" aria-disabled="true">
        Sold out
      </Button>
      <p role="status" className="text-muted">
        {state === 'saving' && 'Saving …'}
        {state === 'saved' && 'Saved. Sailings change at midnight.'}
      </p>
    </div>
  );
}

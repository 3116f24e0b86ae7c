'use client';

import { useEffect, useState } from 'react';
import { Button } from '../../../elements/button/button.tsx';
import { ProgressBar } from '../../../elements/progress-bar/progress-bar.tsx';

const size = 48;
const words = { running: 'sent', done: 'arrived', failed: 'stopped at' } as const;

/** Progress bar of an upload that can be stopped and continued. */
export function ProgressUpload() {
  const [sent, setSent] = useState(31);
  const [state, setState] = useState<'failed' | 'running' | 'done'>('failed');

  useEffect(() => {
    if (state !== 'running') return;
    const timer = setInterval(() => setSent((now) => Math.min(size, now + 1)), 120);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (sent === size) setState('done');
  }, [sent]);

  const start = () => {
    if (sent === size) setSent(0);
    setState('running');
  };

  return (
    <div className="grid gap-6 md:grid-cols-[1fr_auto] md:items-end md:gap-12">
      <ProgressBar
        kind="work"
        label="harbor-plan.pdf"
        value={sent}
        max={size}
        state={state}
        text={`${words[state]} ${sent} of ${size} MB`}
      />
      {state === 'running' ? (
        <Button tone="outline" onClick={() => setState('failed')}>
          Stop
        </Button>
      ) : (
        <Button onClick={start}>{state === 'done' ? 'Send it again' : 'Go on'}</Button>
      )}
    </div>
  );
}

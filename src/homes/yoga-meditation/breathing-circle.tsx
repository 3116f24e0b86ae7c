'use client';
import { useId, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { roundsFor } from './breath.ts';
import { BreathSettings } from './breath-settings.tsx';
import { spokenBreath } from './breath-spoken.ts';
import type { BreathCopy, BreathPace } from './breath-terms.ts';
import { useBreath } from './use-breath.ts';
import { useBreathTone } from './use-breath-tone.ts';
import '../../themes/tones.css';
import './breathing-circle.css';

/**
 * Breathing exercise with a choice of pace and length: a circle grows and shrinks with the breath,
 * and a text counts. Static with reduced motion; stops when the page is hidden.
 */
export function BreathingCircle(copy: BreathCopy) {
  const { paces, labels } = copy;
  const figure = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [chosen, choose] = useState({ pace: 0, minutes: 3, tone: false, speak: false });
  const { phases } = paces[chosen.pace] as BreathPace;
  const rounds = roundsFor(phases, chosen.minutes);
  const { state, breath, start, stop } = useBreath(figure);
  const running = state === 'running';
  const current = running ? breath : undefined;
  useBreathTone(chosen.tone, phases, current);
  const idleWord = state === 'done' ? copy.doneShort : copy.ready;
  const spoken = spokenBreath(copy, { state, breath, rounds, every: chosen.speak });

  return (
    <div ref={figure} className="breath" data-running={running || undefined}>
      <div className="breath-stage">
        <div className="breath-figure" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <svg viewBox="0 0 100 100" className="breath-ring" aria-hidden="true">
            <circle cx="50" cy="50" r="49" pathLength="1" />
          </svg>
          <p className="breath-word font-display">
            {current ? copy.phases[current.kind] : idleWord}
            <span>{current?.count ?? ''}</span>
          </p>
        </div>
        <div data-tone="deep" className="breath-sea">
          <div className="breath-go">
            <Button
              size="lg"
              tone={running ? 'outline' : 'solid'}
              onClick={() => (running ? stop() : start({ phases, rounds }))}
            >
              {running ? labels.stop : state === 'idle' ? labels.start : labels.again}
            </Button>
            <p className="breath-round text-caption tabular-nums" aria-hidden="true">
              {current && current.round > 0
                ? fillTemplate(copy.round, { round: current.round, rounds })
                : state === 'idle' || running
                  ? ''
                  : copy[state]}
            </p>
          </div>
          <BreathSettings
            name={hint}
            copy={copy}
            chosen={chosen}
            locked={running}
            onChoose={(change) => choose((before) => ({ ...before, ...change }))}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

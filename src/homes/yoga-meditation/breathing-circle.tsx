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
import breathSettingsStyles from './breath-settings.module.css';
import styles from './breathing-circle.module.css';
import exerciseBreathingStyles from './exercise-breathing.module.css';

/**
 * Breathing exercise with a choice of pace and length: a circle grows and shrinks with the breath,
 * and a text counts. Static with reduced motion; stops when the page is hidden.
 */
export function BreathingCircle(copy: BreathCopy) {
  const { paces, labels } = copy;
  const figureRef = useRef<HTMLDivElement>(null);
  const namePrefix = useId();
  const [chosen, setChosen] = useState({ pace: 0, minutes: 3, tone: false, speak: false });
  const { phases } = paces[chosen.pace] as BreathPace;
  const rounds = roundsFor(phases, chosen.minutes);
  const { state, breath, start, stop } = useBreath(figureRef);
  const isRunning = state === 'running';
  const current = isRunning ? breath : undefined;
  useBreathTone(chosen.tone, phases, current);
  const idleText = state === 'done' ? copy.doneLabel : copy.readyText;
  const spoken = spokenBreath(copy, { state, breath, rounds, isVerbose: chosen.speak });

  return (
    <div
      ref={figureRef}
      className={`${breathSettingsStyles.breath} ${styles.breath} ${exerciseBreathingStyles.breath}`}
      data-running={isRunning || undefined}
    >
      <div className={styles.stage}>
        <div className={styles.figure} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
            <circle cx="50" cy="50" r="49" pathLength="1" />
          </svg>
          <p className={`${styles.phase} font-display`}>
            {current ? copy.phases[current.kind] : idleText}
            <span>{current?.count ?? ''}</span>
          </p>
        </div>
        <div data-tone="deep" className={styles.sea}>
          <div className={styles.controls}>
            <Button
              size="lg"
              tone={isRunning ? 'outline' : 'solid'}
              onClick={() => (isRunning ? stop() : start({ phases, rounds }))}
            >
              {isRunning ? labels.stop : state === 'idle' ? labels.start : labels.againLabel}
            </Button>
            <p className={`${styles.round} text-caption tabular-nums`} aria-hidden="true">
              {current && current.round > 0
                ? fillTemplate(copy.roundText, { round: current.round, rounds })
                : state === 'idle' || isRunning
                  ? ''
                  : copy[state]}
            </p>
          </div>
          <BreathSettings
            name={namePrefix}
            copy={copy}
            chosen={chosen}
            isLocked={isRunning}
            onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

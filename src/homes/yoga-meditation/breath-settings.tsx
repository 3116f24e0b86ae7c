'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import styles from './breath-settings.module.css';
import type { BreathCopy } from './breath-terms.ts';

interface BreathChoice {
  /** Index in the list of paces. */
  pace: number;
  minutes: number;
  tone: boolean;
  speak: boolean;
}

interface BreathSettingsProps {
  /** Prefix of the radio buttons' names. */
  name: string;
  copy: Pick<BreathCopy, 'paces' | 'minutes' | 'labels'>;
  chosen: BreathChoice;
  /** During the exercise, pace and length are locked. */
  isLocked: boolean;
  onChoose: (change: Partial<BreathChoice>) => void;
}

/**
 * Pace, length, tone and verbosity for screen readers.
 *
 * @internal
 */
export function BreathSettings({ name, copy, chosen, isLocked, onChoose }: BreathSettingsProps) {
  const { paces, minutes, labels } = copy;
  return (
    <div className={styles.settings}>
      <fieldset disabled={isLocked} className={styles.paces}>
        <legend className="text-caption">{labels.pace}</legend>
        {paces.map(({ id, title, text }, index) => (
          <label key={id} className={styles.pace}>
            <input
              type="radio"
              name={`${name}-pace`}
              checked={chosen.pace === index}
              onChange={() => onChoose({ pace: index })}
            />
            <span>
              <b className="font-display text-h4">{title}</b>
              <span className="block text-muted">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset disabled={isLocked} className={styles.minutes}>
        <legend className="text-caption">{labels.minutes}</legend>
        {minutes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${name}-minutes`}
              checked={chosen.minutes === each}
              onChange={() => onChoose({ minutes: each })}
            />
            <span>{fillTemplate(labels.minute, { minutes: each })}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.ticks}>
        {(['tone', 'speak'] as const).map((key) => (
          <label key={key} className={styles.tick}>
            <input
              type="checkbox"
              checked={chosen[key]}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(key === 'tone' ? { tone: checked } : { speak: checked })
              }
            />
            {labels[key]}
          </label>
        ))}
      </div>
    </div>
  );
}

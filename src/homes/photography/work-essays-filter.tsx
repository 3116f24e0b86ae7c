'use client';
import type { Essay } from './shot.ts';
import styles from './work-essays-wall.module.css';

/** Filter option: one essay, or all of them. */
export interface EssayOption {
  name: Essay | 'all';
  title: string;
  count: number;
}

interface WorkEssaysFilterProps {
  legend: string;
  tabs: readonly EssayOption[];
  onChoose: (name: Essay | 'all') => void;
}

/**
 * Radio buttons that filter the pictures by essay. Works without script by CSS.
 *
 * @internal
 */
export function WorkEssaysFilter({ legend, tabs, onChoose }: WorkEssaysFilterProps) {
  return (
    <fieldset className={styles.essays}>
      <legend className="sr-only">{legend}</legend>
      {tabs.map(({ name, title, count }) => (
        <label key={name} className={styles.essay}>
          <input
            type="radio"
            name="wr-essay"
            value={name}
            defaultChecked={name === 'all'}
            onChange={() => onChoose(name)}
          />
          <span>
            {title} <small>{count}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

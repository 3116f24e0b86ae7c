import { useHydrated } from '../../forms/use-hydrated.ts';
import styles from './schedule-filter.module.css';
import schedulePrintStyles from './schedule-print.module.css';

interface ScheduleFilterProps {
  kind: 'class' | 'trainer';
  legend: string;
  options: readonly { title: string; duration?: string; text: string }[];
  /** Title of the selected option; empty for all. */
  chosen: string;
  onChoose: (title: string) => void;
}

/**
 * Filter options with descriptions; static text before hydration.
 *
 * @internal
 */
export function ScheduleFilter({ kind, legend, options, chosen, onChoose }: ScheduleFilterProps) {
  const hydrated = useHydrated();
  return (
    <fieldset className={`${styles.choice} ${schedulePrintStyles.choice}`} data-kind={kind}>
      <legend>{legend}</legend>
      <ul>
        {options.map(({ title, duration, text }) => {
          const name = (
            <>
              <b className="font-display">{title}</b>
              {duration && <i> {duration}</i>}
            </>
          );
          return (
            <li key={title}>
              {hydrated ? (
                <button
                  type="button"
                  aria-pressed={chosen === title}
                  onClick={() => onChoose(chosen === title ? '' : title)}
                >
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

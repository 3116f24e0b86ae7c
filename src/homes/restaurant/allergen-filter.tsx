import { useHydrated } from '../../forms/use-hydrated.ts';
import type { AllergenLetter } from './dish.ts';
import styles from './menu-card.module.css';

interface AllergenFilterProps {
  copy: { legend: string; plainHint: string; hint: string; clearLabel: string };
  allergens: Readonly<Record<AllergenLetter, string>>;
  avoided: readonly AllergenLetter[];
  onToggle: (letter: AllergenLetter) => void;
  onClear: () => void;
  /** Status text of the filter. */
  result: string;
}

/**
 * Legend of allergens by letter; once hydrated, each is a toggle button.
 *
 * @internal
 */
export function AllergenFilter(props: AllergenFilterProps) {
  const { copy, allergens, avoided, onToggle, onClear, result } = props;
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.letters}>
      <legend className={styles.lettersLegend}>
        <b>{copy.legend}.</b> {hydrated ? copy.hint : copy.plainHint}
      </legend>
      <ul>
        {(Object.entries(allergens) as [AllergenLetter, string][]).map(([letter, name]) => (
          <li key={letter}>
            {hydrated ? (
              <button
                type="button"
                className={styles.letter}
                aria-pressed={avoided.includes(letter)}
                onClick={() => onToggle(letter)}
              >
                <i aria-hidden="true">{letter}</i>
                <span>{name}</span>
              </button>
            ) : (
              <span className={styles.letter}>
                <i>{letter}</i>
                <span>{name}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.lettersResult}>
        <span role="status">{result}</span>
        {avoided.length > 0 && (
          <button type="button" className={`${styles.lettersClear} lf-link`} onClick={onClear}>
            {copy.clearLabel}
          </button>
        )}
      </p>
    </fieldset>
  );
}

import { useHydrated } from '../../forms/use-hydrated.ts';
import type { AllergenLetter } from './dish.ts';

interface AllergenFilterProps {
  copy: { legend: string; plainHint: string; hint: string; clearLabel: string };
  allergens: Readonly<Record<AllergenLetter, string>>;
  avoided: readonly AllergenLetter[];
  onToggle: (letter: AllergenLetter) => void;
  onClear: () => void;
  /** Status text of the filter. */
  result: string;
}

/** Legend of allergens by letter; once hydrated, each is a toggle button. */
export function AllergenFilter(props: AllergenFilterProps) {
  const { copy, allergens, avoided, onToggle, onClear, result } = props;
  const hydrated = useHydrated();
  return (
    <fieldset className="letters">
      <legend className="letters-legend">
        <b>{copy.legend}.</b> {hydrated ? copy.hint : copy.plainHint}
      </legend>
      <ul>
        {(Object.entries(allergens) as [AllergenLetter, string][]).map(([letter, name]) => (
          <li key={letter}>
            {hydrated ? (
              <button
                type="button"
                className="letter"
                aria-pressed={avoided.includes(letter)}
                onClick={() => onToggle(letter)}
              >
                <i aria-hidden="true">{letter}</i>
                <span>{name}</span>
              </button>
            ) : (
              <span className="letter">
                <i>{letter}</i>
                <span>{name}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="letters-result">
        <span role="status">{result}</span>
        {avoided.length > 0 && (
          <button type="button" className="letters-clear link" onClick={onClear}>
            {copy.clearLabel}
          </button>
        )}
      </p>
    </fieldset>
  );
}

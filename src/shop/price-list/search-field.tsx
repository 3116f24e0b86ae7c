import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { emptyQuery, parseQuery, queryFields, serializeQuery } from '../filters.ts';
import filterSidebarStyles from './filter-sidebar.module.css';
import priceListStyles from './price-list.module.css';

interface SearchFieldProps {
  label: string;
  /** Accessible name of the button. */
  submitLabel: string;
  /** Search words in the address. */
  query: string | undefined;
  /** Called with the search words; `series` is set while more letters may follow. */
  onWords: (q: string | undefined, series?: string) => void;
}

/** Normalizes typed text like the address. */
const normalize = (q: string) =>
  parseQuery(serializeQuery({ ...emptyQuery, q }), queryFields.priceList).q;

/** Renders a search field: the list follows the input at once, the address after a pause. */
export function SearchField({ label, submitLabel, query, onWords }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const latestOnWords = useRef(onWords);
  latestOnWords.current = onWords;
  const hydrated = useRef(false);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typed = normalize(input.value);
    if (hydrated.current) {
      if (typed !== query) input.value = query ?? '';
      return;
    }
    hydrated.current = true;
    // Typed before hydration.
    if (typed !== parseQuery(location.search, queryFields.priceList).q)
      latestOnWords.current(typed, 'q');
  }, [query]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWords(normalize(field.current?.value ?? ''));
  };
  return (
    <search>
      <form data-replay-until="island" className={filterSidebarStyles.wordField} onSubmit={submit}>
        <label htmlFor={id} className={priceListStyles.columnLabel}>
          {label}
        </label>
        <span className={filterSidebarStyles.wordBox}>
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={60}
            onChange={(event) => onWords(normalize(event.currentTarget.value), 'q')}
          />
          <button type="submit" aria-label={submitLabel}>
            <Search aria-hidden="true" className="size-5" />
          </button>
        </span>
      </form>
    </search>
  );
}

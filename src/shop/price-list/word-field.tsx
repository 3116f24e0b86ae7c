import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { everything, partsOf, queryIn, searchOf } from '../filters.ts';

interface WordFieldProps {
  label: string;
  go: string;
  /** Search words in the address. */
  asked: string | undefined;
  /** `series` is set while more letters may follow. */
  onWords: (q: string | undefined, series?: string) => void;
}

/** Normalizes typed text like the address. */
const said = (q: string) => queryIn(searchOf({ ...everything, q }), partsOf.priceList).q;

/** Renders a search field: the list follows the input at once, the address after a pause. */
export function WordField({ label, go, asked, onWords }: WordFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const tell = useRef(onWords);
  tell.current = onWords;
  const awake = useRef(false);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typed = said(input.value);
    if (awake.current) {
      if (typed !== asked) input.value = asked ?? '';
      return;
    }
    awake.current = true;
    // Typed before hydration.
    if (typed !== queryIn(location.search, partsOf.priceList).q) tell.current(typed, 'q');
  }, [asked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWords(said(field.current?.value ?? ''));
  };
  return (
    <search>
      <form data-waits="part" className="word-field" onSubmit={submit}>
        <label htmlFor={id} className="column-label">
          {label}
        </label>
        <span className="word-box">
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={60}
            onChange={(event) => onWords(said(event.currentTarget.value), 'q')}
          />
          <button type="submit" aria-label={go}>
            <Search aria-hidden="true" className="size-5" />
          </button>
        </span>
      </form>
    </search>
  );
}

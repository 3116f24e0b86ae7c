import Search from 'lucide-react/icons/search';
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { Button } from '../button/button.tsx';
import type { SearchTexts } from './search-texts.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** DOM id of the input, unique on the page. */
  id: string;
  /** Texts of the search. */
  texts: SearchTexts;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Clears the input on Escape, in the search or in its results, and dispatches `input`. With nothing
 * typed the key is left to the dialog, which closes.
 */
export function clearOnEscape(event: KeyboardEvent, input: HTMLInputElement | null) {
  if (event.key !== 'Escape' || !input?.value || event.isDefaultPrevented()) return;
  event.preventDefault();
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Search form; without script it submits to the results page. */
export function SearchField({ id, texts, ref, ...input }: Props) {
  return (
    <search>
      <form action="/page/search-result" method="get" className="flex flex-wrap items-end gap-4">
        <div className="relative min-w-0 grow basis-72">
          <label htmlFor={id} className="block text-caption font-semibold text-muted">
            {texts.label}
          </label>
          <Search aria-hidden="true" className="absolute bottom-4 start-0 size-6 text-muted" />
          <input
            ref={ref}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.placeholder}
            className="w-full border-b-2 border-ink bg-transparent py-2.5 ps-9 font-display text-h3 placeholder:text-muted focus-visible:outline-none focus-visible:border-accent focus-visible:shadow-[0_2px_0_var(--accent)]"
            onKeyDown={(event) => clearOnEscape(event, event.currentTarget)}
            {...input}
          />
        </div>
        <Button type="submit" tone="ink">
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}

'use client';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { openDialogAttributes } from '../dialog/dialog-buttons.ts';
import { useDialogOpen } from '../dialog/use-dialog-open.ts';
import { nextEntry } from '../dropdown/menu-keys.ts';
import { clearOnEscape, SearchField } from './search-field.tsx';
import { SearchResultsList, searchStatus } from './search-results-list.tsx';
import { fillText, type SearchTexts } from './search-texts.ts';
import { useSearch } from './use-search.ts';

const id = 'search-dialog';
const maxHits = 6;

/**
 * Moves the focus with arrow keys from the input through the hits and back; Escape returns to the
 * input.
 */
function moveThroughHits(event: KeyboardEvent<HTMLDivElement>) {
  clearOnEscape(event, event.currentTarget.querySelector('input'));
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const next = nextEntry(
    event.key,
    stops.indexOf(document.activeElement as HTMLElement),
    stops.length,
  );
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}

const keyHandlers = { onKeyDown: moveThroughHits };

/** Search button of the header and its dialog, with results as you type. */
export function SearchDialog({ texts }: { texts: SearchTexts }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = useDialogOpen(dialog);
  const [typed, setTyped] = useState('');
  const state = useSearch(open ? typed : '', maxHits);
  const answer = state.phase === 'done' ? state.answer : undefined;

  useEffect(() => {
    if (!open) return;
    // Opened or typed into before hydration: read the input.
    setTyped(input.current?.value ?? '');
    input.current?.focus();
  }, [open]);

  return (
    <>
      <button
        {...openDialogAttributes(id)}
        aria-label={texts.open}
        className="lf-header-action grid size-12 cursor-pointer place-items-center rounded-full"
      >
        <Search aria-hidden="true" className="size-5.5" />
      </button>
      <Dialog ref={dialog} id={id} label={texts.open} closeLabel={texts.close} placement="top">
        <div role="presentation" className="lf-container max-w-4xl py-16 md:py-20" {...keyHandlers}>
          <SearchField
            ref={input}
            id="search-dialog-input"
            texts={texts}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status" className="mt-5 min-h-7 text-muted">
            {searchStatus(state, texts)}
          </p>
          {answer && answer.hits.length > 0 && (
            <div className="-mx-4 mt-3">
              <SearchResultsList hits={answer.hits} />
              {answer.total > answer.hits.length && (
                <a
                  href={`/page/search-result?q=${encodeURIComponent(typed.trim())}`}
                  className="lf-link mx-4 mt-4 inline-flex min-h-11 items-center font-medium"
                >
                  {fillText(texts.all, { count: answer.total })}
                </a>
              )}
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}

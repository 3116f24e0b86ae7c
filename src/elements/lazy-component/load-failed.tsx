import { loadFailedWords } from '../../words/load-failed.ts';

interface LoadFailedProps {
  /** Called by the retry button. */
  onTryAgain: () => void;
}

/**
 * Message for a chunk that could not be loaded, with a retry button.
 *
 * @internal
 */
export function LoadFailed({ onTryAgain }: LoadFailedProps) {
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 rounded-lg border border-ink/40 bg-surface px-4 py-1.5 text-caption text-ink">
      <p role="status" className="py-1.5">
        {loadFailedWords.text}
      </p>
      <button type="button" className="lf-link min-h-11 cursor-pointer" onClick={onTryAgain}>
        {loadFailedWords.again}
      </button>
    </div>
  );
}

import { buttonVariants } from '../../elements/button/button.tsx';

interface QuestionSearchProps {
  /** Where the form leads without a script. */
  action: string;
  label: string;
  submit: string;
  clear: string;
  withoutScript: string;
  /** Said where nothing matches. */
  none: string;
  /** How many questions there are, as a sentence. */
  count: string;
}

/** A field that sorts the questions below it; `questions-behaviour.ts` does it and says the count. */
export function QuestionSearch(props: QuestionSearchProps) {
  const { action, label, submit, clear, withoutScript, none, count } = props;
  return (
    <search>
      <form action={action} data-questions-search="" data-none={none}>
        <label htmlFor="questions-q" className="font-semibold">
          {label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="questions-q"
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-13 min-w-0 flex-1 basis-56 border-2 border-ink bg-surface px-4 rounded-lg"
          />
          <button type="submit" className={buttonVariants()}>
            {submit}
          </button>
        </div>
        <noscript>
          <p className="measure mt-4">{withoutScript}</p>
        </noscript>
        <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-5">
          <p role="status" className="text-muted tabular-nums">
            {count}
          </p>
          <button type="reset" hidden className="link min-h-11 font-semibold">
            {clear}
          </button>
        </div>
      </form>
    </search>
  );
}

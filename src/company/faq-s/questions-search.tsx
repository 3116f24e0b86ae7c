import Search from 'lucide-react/icons/search';
import styles from './questions.module.css';

interface QuestionsSearchProps {
  /** Form action without a script. */
  action: string;
  label: string;
  submit: string;
  clear: string;
  withoutScript: string;
  /** Number of questions, as a sentence. */
  count: string;
}

/** A search field that filters the questions; `questions-behavior.ts` loads the script and announces the count. */
export function QuestionsSearch(props: QuestionsSearchProps) {
  const { action, label, submit, clear, withoutScript, count } = props;
  return (
    <search>
      <form action={action} data-questions-search="" data-replay-until="page">
        <label htmlFor="questions-q" className="font-semibold">
          {label}
        </label>
        <div className={styles.questionField}>
          <input
            id="questions-q"
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 min-w-0 flex-1 bg-transparent"
          />
          <button
            type="submit"
            aria-label={submit}
            className="grid size-12 flex-none cursor-pointer place-items-center"
          >
            <Search size={20} aria-hidden />
          </button>
        </div>
        <noscript>
          <p className="mt-3 text-caption">{withoutScript}</p>
        </noscript>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-5">
          <p role="status" className="text-note text-muted tabular-nums">
            {count}
          </p>
          <button
            type="reset"
            hidden
            className="lf-link min-h-11 cursor-pointer text-caption font-semibold"
          >
            {clear}
          </button>
        </div>
      </form>
    </search>
  );
}

import { cutLine, runsOf, type settings } from './snippet.ts';
import styles from './snippet-editor.module.css';
import type { Draft } from './snippet-faults.ts';

interface ResultViewProps {
  draft: Draft;
  lineSettings: (typeof settings)['desk' | 'phone'];
  placeholders: { title: string; text: string };
}

/** Formats `example.com/bread/rye` like the breadcrumb of a search result. */
function breadcrumbOf(address: string): string {
  const [host = '', ...path] = address
    .replace(/^https?:\/\//i, '')
    .split('/')
    .filter(Boolean);
  return [host, ...path].join(' › ');
}

/** Preview of a search result: URL, title and description, truncated as by a search engine. */
export function ResultView({ draft, lineSettings, placeholders }: ResultViewProps) {
  const title = cutLine(draft.title, lineSettings.title);
  const text = cutLine(draft.text, lineSettings.text, draft.query);
  return (
    <div className={styles.result}>
      <p className={styles.resultAddress}>{breadcrumbOf(draft.address) || '…'}</p>
      <p
        className={styles.resultTitle}
        data-result-title=""
        data-empty={!title.visibleText || undefined}
      >
        {title.visibleText || placeholders.title}
      </p>
      <p className={styles.resultText} data-empty={!text.visibleText || undefined}>
        {text.visibleText
          ? runsOf(text.visibleText, draft.query).map(({ text: part, bold }, index) =>
              bold ? <b key={`${index}${part}`}>{part}</b> : part,
            )
          : placeholders.text}
      </p>
    </div>
  );
}

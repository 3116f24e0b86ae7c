import { cutLine, runsOf, type settings } from './snippet.ts';
import type { Draft } from './snippet-faults.ts';

interface ResultViewProps {
  draft: Draft;
  place: (typeof settings)['desk' | 'phone'];
  empty: { title: string; text: string };
}

/** Formats `example.com/bread/rye` like the breadcrumb of a search result. */
function trailOf(address: string): string {
  const [host = '', ...way] = address
    .replace(/^https?:\/\//i, '')
    .split('/')
    .filter(Boolean);
  return [host, ...way].join(' › ');
}

/** Preview of a search result: URL, title and description, truncated as by a search engine. */
export function ResultView({ draft, place, empty }: ResultViewProps) {
  const title = cutLine(draft.title, place.title);
  const text = cutLine(draft.text, place.text, draft.query);
  return (
    <div className="result">
      <p className="result-address">{trailOf(draft.address) || '…'}</p>
      <p className="result-title" data-result-title="" data-empty={!title.shown || undefined}>
        {title.shown || empty.title}
      </p>
      <p className="result-text" data-empty={!text.shown || undefined}>
        {text.shown
          ? runsOf(text.shown, draft.query).map(({ text: part, bold }, index) =>
              bold ? <b key={`${index}${part}`}>{part}</b> : part,
            )
          : empty.text}
      </p>
    </div>
  );
}

import { Highlight } from '../../../elements/highlight/highlight.tsx';

/** Highlights of the search term in a list of results. */
export function SearchHighlights() {
  const hit = (text: string) => (
    <Highlight variant="block" className="[--marker-words:var(--paper)] [--marker:var(--deep)]">
      {text}
    </Highlight>
  );
  return (
    <div>
      <p className="text-caption text-muted">3 places for “berth”</p>
      <ul className="mt-2 divide-y divide-ink/20 *:py-4">
        <li>{hit('Berth')} 12 is yours until noon. Power is at the second post.</li>
        <li>
          A guest can move to another {hit('berth')} once a night, without asking, as long as it is
          as deep.
        </li>
        <li>
          On the map, free {hit('berth')}s are light and taken ones are dark, by day and night.
        </li>
      </ul>
    </div>
  );
}

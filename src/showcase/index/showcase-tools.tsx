import { showcaseHalves, showcase as texts } from '../../content/showcase.ts';
import type { ShowcaseGroup } from './showcase-groups.ts';
import styles from './showcase-tools.module.css';

interface ShowcaseToolsProps {
  groups: readonly ShowcaseGroup[];
  total: number;
}

/**
 * Keyboard shortcuts, and a button to disable them: `/` alone is a character key that speech input
 * may trigger (WCAG 2.1.4).
 */
function KeyHints() {
  return (
    <div className={styles.keys}>
      <ul>
        {texts.keys.map(({ keys, does }) => (
          <li key={does}>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
      <button
        type="button"
        data-key-switch
        data-off-label={texts.keysOff}
        data-on-label={texts.keysOn}
      >
        {texts.keysOff}
      </button>
    </div>
  );
}

/** Sticky tools: search field, number of results, and the groups with their counts. */
export function ShowcaseTools({ groups, total }: ShowcaseToolsProps) {
  const halves = (['pages', 'parts'] as const).map((half) => ({
    half,
    groups: groups.filter((group) => group.half === half),
  }));
  return (
    <div data-first-screen className={styles.tools} data-tools>
      <search>
        <form
          action="/page/search-result"
          method="get"
          className={styles.search}
          data-replay-until="page"
        >
          <label htmlFor="showcase-search" className="sr-only">
            {texts.search}
          </label>
          <input
            id="showcase-search"
            name="q"
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-keyshortcuts="/"
            placeholder={texts.placeholder}
          />
          <span aria-hidden="true" className={styles.key}>
            /
          </span>
        </form>
        <p
          role="status"
          className={styles.status}
          data-found-message={texts.found.replace('{total}', `${total}`)}
        >
          {texts.total.replace('{total}', `${total}`)}
        </p>
      </search>
      <nav aria-label={texts.groups} className={styles.nav} data-nav>
        {halves.map(({ half, groups: rows }) => (
          <div key={half}>
            <p>{showcaseHalves[half]}</p>
            <ul>
              {rows.map(({ id, heading, pages }) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === groups[0]?.id || undefined}>
                    <span>{heading}</span> <span data-count>{pages.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <KeyHints />
    </div>
  );
}

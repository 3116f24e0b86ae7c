import Search from 'lucide-react/icons/search';
import { type IconFacts, iconCopy } from './icon-copy.ts';
import styles from './icon-gallery.module.css';

interface IconToolsProps {
  /** Number of icons on the page. */
  count: number;
}

/** Sticky toolbar: search field, and the icon that was copied last. */
export function IconTools({ count }: IconToolsProps) {
  return (
    <div data-first-screen className={styles.tools}>
      <search className="relative min-w-0 flex-1 basis-64">
        <label htmlFor="icon-search" className="sr-only">
          {iconCopy.search}
        </label>
        <Search aria-hidden="true" className="absolute inset-y-0 start-4 my-auto size-5" />
        <input
          id="icon-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={iconCopy.search}
          className={styles.search}
          data-icon-search
          data-none-message={iconCopy.none}
        />
      </search>
      <p
        role="status"
        className={styles.status}
        data-icon-status
        data-copied-message={iconCopy.copied}
        data-failed-message={iconCopy.failed}
        data-found-message={iconCopy.found.replace('{count}', `${count}`)}
      >
        {iconCopy.hint}
      </p>
    </div>
  );
}

/** License, source and notes, shown above the icons. */
export function IconCredits({ license, source, notes, install }: IconFacts) {
  const rows = [
    [iconCopy.license, license],
    [iconCopy.source, source],
  ] as const;
  return (
    <div data-first-screen className="lf-container grid gap-x-6 gap-y-5 pb-8 lg:grid-cols-12">
      <dl className="grid content-start gap-x-6 gap-y-1 sm:grid-cols-[5rem_1fr] lg:col-span-5">
        {rows.map(([term, { title, link }]) => (
          <div key={term} className="contents">
            <dt className="flex min-h-11 items-center text-muted max-sm:-mb-3">{term}</dt>
            <dd className="flex min-h-11 items-center">
              <a
                href={link}
                className="lf-link min-w-11 text-balance font-semibold pointer-coarse:py-2.5"
              >
                {title}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <div className="min-w-0 lg:col-span-7">
        {notes.map((note) => (
          <p key={note} className="max-w-[38em] py-2 text-muted">
            {note}
          </p>
        ))}
        <p className="py-2">
          <code className="text-caption [overflow-wrap:anywhere]">{install}</code>
        </p>
      </div>
    </div>
  );
}

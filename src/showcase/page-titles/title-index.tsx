import { paddedNumber } from '../../elements/counter/padded-number.ts';
import { pageTitleWords } from './page-titles.ts';

interface TitleIndexProps {
  pages: readonly { title: string; path: string }[];
  current: string;
}

/** Index of all page titles in two columns, with the current one marked. */
export function TitleIndex({ pages, current }: TitleIndexProps) {
  return (
    <nav aria-labelledby="titles-heading" className="lf-container pb-24 lg:pb-32">
      <h2 id="titles-heading" className="text-h3">
        {pageTitleWords.indexHeading}
      </h2>
      <ol className="mt-6 gap-x-6 md:columns-2">
        {pages.map(({ title, path }, index) => (
          <li key={path} className="break-inside-avoid border-t border-line">
            <a
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className="group flex min-h-14 items-center gap-5 py-2 hover:text-accent aria-[current]:font-semibold"
            >
              <span className="w-8 text-caption text-muted tabular-nums">
                {paddedNumber(index + 1)}
              </span>
              <span>{title}</span>
              {path === current && (
                <span className="ms-auto text-caption text-muted">{pageTitleWords.current}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

'use client';
import { useId, useState } from 'react';

/** A page as the index shows it. */
export interface IndexedPage {
  path: string;
  title: string;
  description: string;
}

export interface ShowcaseIndexProps {
  heading: string;
  lead: string;
  filterLabel: string;
  filterPlaceholder: string;
  /** `{shown}` and `{total}` are filled in. */
  count: string;
  none: string;
  searchTitle: string;
  groups: { key: string; heading: string; lead: string; pages: IndexedPage[] }[];
}

const matches = (page: IndexedPage, words: string[]) => {
  const text = `${page.title} ${page.path} ${page.description}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/**
 * All pages in groups, narrowed down as somebody types. Without script the field searches the site.
 */
export function ShowcaseIndex({ groups, ...texts }: ShowcaseIndexProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = groups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => matches(page, words)) }))
    .filter((group) => group.pages.length > 0);
  const total = groups.reduce((sum, group) => sum + group.pages.length, 0);
  const found = shown.reduce((sum, group) => sum + group.pages.length, 0);

  return (
    <>
      <header data-first-screen className="container pt-10 pb-16 md:pt-20 md:pb-24">
        <h1 className="max-w-[11em] text-display font-bold tracking-[-0.035em]">{texts.heading}</h1>
        <div className="mt-10 grid gap-8 lg:grid-cols-12 lg:items-end">
          <p className="max-w-[34em] text-lead lg:col-span-7">{texts.lead}</p>
          <search className="lg:col-span-5">
            <form action="/page/search-result" method="get">
              <label htmlFor={id} className="block text-caption font-semibold text-muted">
                {texts.filterLabel}
              </label>
              <input
                id={id}
                name="q"
                type="search"
                autoComplete="off"
                placeholder={texts.filterPlaceholder}
                onInput={(event) => setTyped(event.currentTarget.value)}
                className="mt-1 w-full border-b-2 border-ink bg-transparent py-2.5 text-lead placeholder:text-muted focus-visible:border-accent focus-visible:shadow-[0_2px_0_var(--accent)] focus-visible:outline-none"
              />
              <p role="status" className="mt-3 text-caption text-muted tabular-nums">
                {texts.count.replace('{shown}', `${found}`).replace('{total}', `${total}`)}
              </p>
            </form>
          </search>
        </div>
      </header>
      {shown.map((group) => (
        <section key={group.key} className="border-t-2 border-ink">
          <div className="container grid gap-x-6 gap-y-6 py-12 lg:grid-cols-12 lg:py-20">
            <div className="lg:col-span-4">
              <div className="lg:sticky lg:top-28">
                <h2 className="text-h2 font-bold">{group.heading}</h2>
                <p className="mt-3 max-w-[24em] text-muted">{group.lead}</p>
              </div>
            </div>
            <ul className="lg:col-span-7 lg:col-start-6">
              {group.pages.map((page) => (
                <IndexRow key={page.path} {...page} />
              ))}
            </ul>
          </div>
        </section>
      ))}
      {found === 0 && (
        <p className="container border-t-2 border-ink py-16 text-lead">
          {texts.none}{' '}
          <a className="link" href={`/page/search-result?q=${encodeURIComponent(typed)}`}>
            {texts.searchTitle}
          </a>
        </p>
      )}
    </>
  );
}

function IndexRow({ path, title, description }: IndexedPage) {
  return (
    <li className="group relative border-b border-line py-6 first:pt-0">
      <h3 className="text-h3">
        <a
          href={path}
          className="after:absolute after:inset-0 group-hover:text-accent focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
        >
          {title}
        </a>
      </h3>
      <p className="mt-1 font-mono text-caption break-all text-muted">{path}</p>
      <p className="mt-2 max-w-[38em] text-muted">{description}</p>
    </li>
  );
}

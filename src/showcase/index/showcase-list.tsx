import { showcase as texts } from '../../content/showcase.ts';
import { showcasePictureSize } from '../../page-meta/showcase-picture.ts';
import showcaseStyles from './showcase.module.css';
import type { ShowcaseGroup, ShowcasePage } from './showcase-groups.ts';
import showcaseToolsStyles from './showcase-tools.module.css';
import { ShowcaseTools } from './showcase-tools.tsx';

function Card({ path, title, picture }: ShowcasePage) {
  return (
    <li>
      <a href={path} className={showcaseStyles.card}>
        <span className={showcaseStyles.picture}>
          <img src={picture} {...showcasePictureSize} alt="" loading="lazy" decoding="async" />
        </span>
        <span className={showcaseStyles.name}>{title}</span>
        {/* Same as the link's URL, so hidden from screen readers. */}
        <code aria-hidden="true">{path}</code>
      </a>
    </li>
  );
}

interface GroupProps extends ShowcaseGroup {
  /** True if it begins in the first screen. */
  first: boolean;
}

function Group({ id, heading, lead, synonyms, pages, first }: GroupProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={showcaseStyles.group}
      data-synonyms={synonyms || undefined}
      data-first-screen={first || undefined}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="text-muted">{lead}</p>
      <ul className={showcaseStyles.grid}>
        {pages.map((page) => (
          <Card key={page.path} {...page} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Thumbnails of all pages, in groups. Complete in HTML: showcase-search.ts filters it while
 * typing and adds keyboard navigation; without script the field searches the site.
 */
export function ShowcaseList({ groups }: { groups: readonly ShowcaseGroup[] }) {
  const total = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div
      className={`lf-container ${showcaseToolsStyles.showcase} ${showcaseStyles.showcase}`}
      data-showcase
    >
      <header data-first-screen className={showcaseStyles.head}>
        <h1 className="max-w-[10em] text-h1 font-bold tracking-closer">{texts.heading}</h1>
        <p className="text-lead text-muted">{texts.lead}</p>
      </header>
      <ShowcaseTools groups={groups} total={total} />
      {/* Excluded from the site's own search index: the pages themselves are in it. */}
      <div className={showcaseStyles.groups} data-groups data-search-ignore>
        {groups.map((group, index) => (
          <Group key={group.id} first={index === 0} {...group} />
        ))}
        <p className={showcaseStyles.emptyText} data-no-results hidden>
          {texts.none}{' '}
          <a className="lf-link" href="/page/search-result">
            {texts.searchSite}
          </a>
        </p>
      </div>
    </div>
  );
}

import { Fragment } from 'react';
import { Picture } from '../../../elements/picture/picture.tsx';
import { ArticleNotes } from './article-notes.tsx';
import { lakeArticle } from './copy.ts';
import { CrestTable } from './crest-table.tsx';
import { NotedText } from './noted-text.tsx';
import '../../../themes/tones.css';

const { contents, sections, figure, table, notesTitle } = lakeArticle;
const entries = [...sections, { id: 'notes', title: notesTitle }];

/** Text of the article with a table of contents beside it, a wide figure, a table and notes. */
export function ArticleBody() {
  return (
    <div data-tone="surface" className="lf-section">
      <div className="lf-container grid gap-x-6 lg:grid-cols-12">
        <nav
          aria-label={contents}
          className="mb-10 lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
        >
          <p className="text-caption font-semibold text-muted">{contents}</p>
          <ol className="mt-2">
            {entries.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="lf-link flex min-h-11 w-fit items-center">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="max-w-[38em] lg:col-span-6 lg:col-start-5">
          {sections.map(({ id, title, texts }, index) => (
            <Fragment key={id}>
              <section id={id} className={index > 0 ? 'mt-14 lg:mt-20' : ''}>
                <h2 className="text-h3 font-bold">{title}</h2>
                {texts.map((text) => (
                  <NotedText key={text} text={text} />
                ))}
              </section>
              {id === figure.afterSection && (
                <figure id="figure-2" className="mt-12 lg:-ms-[25%] lg:w-[160%]">
                  <Picture name={figure.name} sizes="(width >= 62rem) 62rem, 96vw" ratio="16/9" />
                  <figcaption className="mt-3 text-note text-muted lg:ms-[15.6%]">
                    {figure.text}
                  </figcaption>
                </figure>
              )}
              {id === table.afterSection && <CrestTable />}
            </Fragment>
          ))}
          <ArticleNotes />
        </article>
      </div>
    </div>
  );
}

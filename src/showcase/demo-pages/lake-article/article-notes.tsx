import { lakeArticle } from './copy.ts';

const { notesTitle, notes, backLabel } = lakeArticle;

/** Footnotes of the article; each links back to its reference. */
export function ArticleNotes() {
  return (
    <section id="notes" className="mt-16 border-ink border-t-2 pt-6 lg:mt-24">
      <h2 className="text-h4 font-bold">{notesTitle}</h2>
      <ol className="mt-5 grid gap-4 text-caption">
        {notes.map((note, index) => (
          <li
            key={note}
            id={`note-${index + 1}`}
            className="flex items-baseline gap-4 target:bg-highlight target:text-on-highlight"
          >
            <a
              href={`#from-${index + 1}`}
              aria-label={`${backLabel} ${index + 1}`}
              className="lf-link inline-flex min-h-11 min-w-11 items-center justify-center font-semibold tabular-nums"
            >
              {index + 1}
            </a>
            <p className="min-w-0">{note}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

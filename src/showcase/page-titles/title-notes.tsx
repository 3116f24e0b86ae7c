import { type PageTitleNotes, pageTitleWords } from './page-titles.ts';

/** Documentation of a page title: suitable and unsuitable uses, and its behavior. */
export function TitleNotes({ heading, suitable, unsuitable, facts }: PageTitleNotes) {
  return (
    <section className="lf-container lf-section">
      <h2 className="max-w-[16em] text-h2">{heading}</h2>
      <div className="mt-10 grid gap-x-6 gap-y-10 lg:mt-16 lg:grid-cols-12">
        <p className="text-lead lg:col-span-5">
          <b className="block font-display text-h4">{pageTitleWords.suitable}</b>
          <span className="mt-2 block">{suitable}</span>
        </p>
        <p className="text-lead text-muted lg:col-span-5 lg:col-start-7">
          <b className="block font-display text-h4 text-ink">{pageTitleWords.unsuitable}</b>
          <span className="mt-2 block">{unsuitable}</span>
        </p>
      </div>
      <dl className="mt-14 border-t-2 border-ink lg:mt-24">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-1 border-b border-line py-5 lg:grid-cols-12 lg:py-6"
          >
            <dt className="font-semibold lg:col-span-3">{term}</dt>
            <dd className="max-w-[40em] lg:col-span-9">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { CaseChart, CaseSection } from '../../content/schema/case-study.ts';
import { CaseBlockView } from './case-block-view.tsx';
import { CaseContents } from './case-contents.tsx';

interface CaseArticleProps {
  contentsHeading: string;
  /** Label of the button that shows a chart's numbers as a table. */
  tableLabel: string;
  sections: readonly CaseSection[];
  charts: Readonly<Record<string, CaseChart>>;
}

/** Long article with a table of contents at the side and pictures of different widths. */
export function CaseArticle({ contentsHeading, tableLabel, sections, charts }: CaseArticleProps) {
  return (
    <div className="relative pb-16 lg:pb-28">
      <CaseContents heading={contentsHeading} items={sections} />
      <article>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="pt-14 lg:pt-24">
            <div className="lf-container lg:grid lg:grid-cols-12 lg:gap-x-6">
              <h2
                id={id}
                className="max-w-[14em] text-h2 font-bold tracking-tight lg:col-span-8 lg:col-start-4"
              >
                {heading}
              </h2>
            </div>
            {blocks.map((block) => (
              <CaseBlockView
                key={JSON.stringify(block)}
                block={block}
                charts={charts}
                tableLabel={tableLabel}
              />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

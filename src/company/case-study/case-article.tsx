import type { CaseSection } from '../../content/schema/case-study.ts';
import { CaseBlockView, type CaseNumbers } from './case-block-view.tsx';
import { CaseColumn } from './case-column.tsx';
import { CaseContents } from './case-contents.tsx';

interface CaseArticleProps {
  contentsHeading: string;
  sections: readonly CaseSection[];
  numbers: CaseNumbers;
}

/** Article with a table of contents at its side. */
export function CaseArticle({ contentsHeading, sections, numbers }: CaseArticleProps) {
  return (
    <div className="relative pb-12 lg:pb-24">
      <CaseContents heading={contentsHeading} items={sections} />
      <article className="max-md:leading-normal">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="pt-9 lg:pt-24">
            <CaseColumn span="wide">
              <h2 id={id} className="max-w-[14em] text-h2 font-bold tracking-tight">
                {heading}
              </h2>
            </CaseColumn>
            {blocks.map((block) => (
              <CaseBlockView key={JSON.stringify(block)} block={block} numbers={numbers} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

import type { CaseQuote } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';

/** Quotation in large type. */
export function CaseQuoteView({ quote: { quote, name, role } }: { quote: CaseQuote }) {
  return (
    <CaseColumn span="wide" className="mt-10 lg:mt-20">
      <figure>
        <blockquote className="-indent-[0.42em] max-md:ps-[0.42em] font-display text-h3 leading-tight font-medium tracking-tight text-deep lg:text-h2">
          <p className="before:content-['“'] after:content-['”']">{quote}</p>
        </blockquote>
        <figcaption className="mt-3 text-[1rem]">
          <strong className="font-semibold">{name}</strong>, {role}
        </figcaption>
      </figure>
    </CaseColumn>
  );
}

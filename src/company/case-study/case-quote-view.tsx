import type { CaseQuote } from '../../content/schema/case-study.ts';

/** Full-width quotation. */
export function CaseQuoteView({ quote }: { quote: CaseQuote }) {
  return (
    <div className="relative z-10 my-14 bg-deep text-paper lg:my-24">
      <figure className="lf-container py-16 lg:grid lg:grid-cols-12 lg:gap-x-6 lg:py-28">
        <blockquote className="lg:col-span-10">
          <p className="font-display text-h2 font-medium leading-[1.15] tracking-tight before:content-['“'] after:content-['”'] min-[85rem]:before:-ml-[0.42em]">
            {quote.quote}
          </p>
        </blockquote>
        <figcaption className="mt-8 lg:col-span-8">
          <strong className="block font-semibold">{quote.name}</strong>
          <span className="text-caption text-paper/85">{quote.role}</span>
        </figcaption>
      </figure>
    </div>
  );
}

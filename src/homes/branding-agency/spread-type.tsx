import type { BrandBookCopy } from './brand-book-copy.ts';

/** Third double page: the brand's typeface, from a word wider than the page to the smallest text on a jar. */
export function SpreadType({ copy }: { copy: BrandBookCopy['type'] }) {
  return (
    <>
      <div className="gus-page gus-on-cider gus-word" data-print-colors="">
        <h3>{copy.title}</h3>
        <p className="gus-word-big" aria-hidden="true">
          {copy.sampleWord}
        </p>
        <p>{copy.text}</p>
      </div>
      <div className="gus-page gus-on-bruise gus-sizes" data-print-colors="">
        <ul>
          {copy.samples.map(({ size, name, text, pt, isBlack }) => (
            <li key={size}>
              <span>
                {size} <b>{name}</b>
              </span>
              <span data-black={isBlack || undefined} style={{ fontSize: `${pt}pt` }}>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

import type { BrandBookCopy } from './brand-book-copy.ts';

/** Third double page: the one typeface of the brand, from a word that runs off the page to the smallest line on a jar. */
export function SpreadType({ words }: { words: BrandBookCopy['type'] }) {
  return (
    <>
      <div className="gus-page gus-on-cider gus-word" data-print-colors="">
        <h3>{words.title}</h3>
        <p className="gus-word-big" aria-hidden="true">
          {words.word}
        </p>
        <p>{words.text}</p>
      </div>
      <div className="gus-page gus-on-bruise gus-sizes" data-print-colors="">
        <ul>
          {words.sample.map(({ size, name, text, pt, black }) => (
            <li key={size}>
              <span>
                {size} <b>{name}</b>
              </span>
              <span data-black={black || undefined} style={{ fontSize: `${pt}pt` }}>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

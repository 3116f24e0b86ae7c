import type { ComponentProps } from 'react';
import { quotationWords } from '../../../words/quotation.ts';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';
import styles from './quote-head.module.css';
import '../../../themes/tones.css';

interface QuoteHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** Text without quotation marks; `by` is its author. */
  quote: { text: string; by: string };
}

/** Returns the type size of a quotation: longer ones are smaller, so that they fit the screen. */
const sizeOf = ({ length }: string) => (length > 100 ? 'long' : length > 64 ? 'middle' : 'short');

/** Renders the head of a quotation post: one sentence as large as the screen allows. */
export function QuoteHead({ category, title, content, quote, ...rest }: QuoteHeadProps) {
  return (
    <>
      <section data-tone="accent" className={styles.quoteGround}>
        <div data-first-screen="" className="lf-container">
          <figure className={styles.quote} data-size={sizeOf(quote.text)}>
            <blockquote>
              <p>
                {quotationWords.open}
                {quote.text}
                {quotationWords.close}
              </p>
            </blockquote>
            <figcaption>{quote.by}</figcaption>
          </figure>
        </div>
      </section>
      <section className="lf-container grid gap-x-6 gap-y-6 pt-10 md:pt-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <PostCategory category={category} />
          <h1 className="mt-2 font-display text-h3 font-bold tracking-calm">{title}</h1>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="text-lead text-muted">{content}</p>
          <PostByline {...rest} className="mt-6" />
        </div>
      </section>
    </>
  );
}

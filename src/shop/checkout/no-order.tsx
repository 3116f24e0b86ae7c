import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../elements/button/button.tsx';
import styles from './checkout.module.css';
import type { CheckoutCopy } from './copy.ts';

interface NoOrderProps {
  copy: CheckoutCopy['done'];
  productList: { title: string; link: string };
  /** Order summary. */
  children: ReactNode;
}

/** Renders the end of the demo: nothing was ordered, and what a real shop would do next. */
export function NoOrder({ copy, productList, children }: NoOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={`lf-container ${styles.confirmation}`}>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h1 font-semibold text-balance">
          {copy.heading}
        </h1>
        <p className="mt-6 max-w-[32em] text-lead">{copy.lead}</p>
        <h2 className="mt-12 text-h3 font-semibold">{copy.nextHeading}</h2>
        <ol className={styles.steps}>
          {copy.steps.map(({ title, content }) => (
            <li key={title}>
              <span className="block font-semibold">{title}</span>
              {content}
            </li>
          ))}
        </ol>
        <p className="mt-10 flex flex-wrap gap-3">
          <Button href={productList.link}>{productList.title}</Button>
          {copy.links.map(({ title, link }) => (
            <Button key={link} href={link} tone="outline">
              {title}
            </Button>
          ))}
        </p>
        <p className="mt-8 text-note text-muted">{copy.demoNote}</p>
      </div>
      <div className={styles.summary}>
        <p className="text-h4 font-semibold">{copy.summary}</p>
        {children}
      </div>
    </div>
  );
}

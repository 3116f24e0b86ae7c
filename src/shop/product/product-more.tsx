'use client';

import type { CSSProperties, ReactNode } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { Tabs } from '../../elements/tabs/tabs.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import './product-more.css';

interface ProductMoreProps {
  words: { label: string; story: string; facts: string; delivery: string };
  facts: readonly { label: string; value: string }[];
  /** The thing on squared paper; `across` is what its picture shows, in millimeters. */
  drawing: { picture: PictureRecord; across: number; text: string };
  delivery: readonly { title: string; content: string }[];
  /** How it is made. */
  children?: ReactNode;
}

/** What else there is to know of a product: how it is made, its measures on squared paper, its delivery. */
export function ProductMore({ words, facts, drawing, delivery, children }: ProductMoreProps) {
  const squares = { '--across': drawing.across } as CSSProperties;
  return (
    <Tabs
      label={words.label}
      variant="line"
      items={[
        {
          id: 'story',
          label: words.story,
          panel: <div className="more-story">{children}</div>,
        },
        {
          id: 'facts',
          label: words.facts,
          panel: (
            <div className="more-facts">
              <dl className="more-list">
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <figure className="more-drawing">
                <div className="more-paper" style={squares}>
                  <PictureView
                    picture={drawing.picture}
                    alt=""
                    sizes="(width >= 62rem) 26rem, 90vw"
                  />
                </div>
                <figcaption className="mt-3 text-caption text-muted">{drawing.text}</figcaption>
              </figure>
            </div>
          ),
        },
        {
          id: 'delivery',
          label: words.delivery,
          panel: (
            <dl className="more-list max-w-[44rem]">
              {delivery.map(({ title, content }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{content}</dd>
                </div>
              ))}
            </dl>
          ),
        },
      ]}
    />
  );
}

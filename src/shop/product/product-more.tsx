'use client';

import type { CSSProperties, ReactNode } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { Tabs } from '../../elements/tabs/tabs.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import styles from './product-more.module.css';

interface ProductMoreProps {
  copy: { label: string; story: string; facts: string; delivery: string };
  facts: readonly { label: string; value: string }[];
  /** Picture on squared paper; `sceneWidth` is the width of its scene in millimeters. */
  drawing: { picture: PictureRecord; sceneWidth: number; text: string };
  delivery: readonly { title: string; content: string }[];
  /** Description of the making. */
  children?: ReactNode;
}

/** Renders details of a product: making, measures on squared paper, delivery. */
export function ProductMore({ copy, facts, drawing, delivery, children }: ProductMoreProps) {
  const squares = { '--across': drawing.sceneWidth } as CSSProperties;
  return (
    <Tabs
      label={copy.label}
      variant="line"
      items={[
        {
          id: 'story',
          label: copy.story,
          panel: <div className={styles.story}>{children}</div>,
        },
        {
          id: 'facts',
          label: copy.facts,
          panel: (
            <div className={styles.facts}>
              <dl className={styles.list}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <figure>
                <div className={styles.paper} style={squares}>
                  <PictureView
                    picture={drawing.picture}
                    alt=""
                    sizes="(width >= 62rem) 26rem, 90vw"
                  />
                </div>
                <figcaption className="mt-3 text-note text-muted">{drawing.text}</figcaption>
              </figure>
            </div>
          ),
        },
        {
          id: 'delivery',
          label: copy.delivery,
          panel: (
            <dl className={`${styles.list} max-w-[44rem]`}>
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

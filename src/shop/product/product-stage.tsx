'use client';

import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import type { LightboxViewProps } from '../../elements/gallery/lightbox-view.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import { cartItemId } from '../cart-item-id.ts';
import stockDotStyles from '../stock-dot.module.css';
import { BuyBox, type BuyCopy } from './buy-box.tsx';
import styles from './product-stage.module.css';
import { useVariant } from './use-variant.ts';

interface ProductVariant {
  /** Part of the address: `#celadon`. */
  key: string;
  title: string;
  picture: PictureRecord;
}

interface ProductStageProps {
  id: number;
  name: string;
  link: string;
  priceCents: number;
  price: string;
  summary: string;
  /** `sizes` of the picture. */
  sizes: string;
  /** Size of the product, in millimeters. */
  size: { height: number; width: number };
  /** Width of the scene that the picture shows, in millimeters. */
  sceneWidth: number;
  /** Stock as text; `unitsLeft` where it is low. */
  stock: { state: string; text: string; unitsLeft: number | undefined };
  variants: readonly ProductVariant[];
  copy: BuyCopy & { measure: string; zoom: string; variants: string; demo: string };
  /** Breadcrumbs. */
  children?: ReactNode;
}

const largestSource = ({ name, width }: PictureRecord) => `/media/${name}-${width}.avif`;

/** Ratio of apparent to real height, seen from slightly above. */
const perspectiveFactor = 0.97;

/**
 * Renders the first screen of a product: its picture with measures, in the variant named by the
 * address, beside name, price, variants and cart. Without script the variants are links as well.
 *
 * State attributes: `data-ready` once the script runs, `data-visible` on the picture of the
 * variant.
 */
export function ProductStage(props: ProductStageProps) {
  const { id, name, link, priceCents, price, summary, sizes, variants, copy, children } = props;
  const { size, sceneWidth, stock } = props;
  const { selectedKey, hydrated, choose, readVariantKey } = useVariant(
    variants.map(({ key }) => key),
  );
  const [openIndex, setOpenIndex] = useState(-1);
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setOpenIndex(index);
    import('../../elements/gallery/lightbox-view.tsx').then(
      (module) => setView(() => module.LightboxView),
      // If it cannot be loaded, the link is followed.
      () => location.assign(href),
    );
  };

  /** Returns the cart line of the selected variant. */
  const line = () => {
    const index = Math.max(
      0,
      variants.findIndex(({ key }) => key === readVariantKey()),
    );
    const variant = variants[index];
    return {
      id: cartItemId(id, index),
      title: index === 0 || !variant ? name : `${name}, ${variant.title.toLowerCase()}`,
      img: variant?.picture.name ?? '',
      priceCents,
      link: index === 0 || !variant ? link : `${link}#${variant.key}`,
    };
  };
  const measureStyle = {
    '--tall': cssPercent((size.height * perspectiveFactor) / sceneWidth),
    '--wide': cssPercent(size.width / sceneWidth),
  } as CSSProperties;

  return (
    <section data-first-screen className={styles.stage} data-ready={hydrated || undefined}>
      <div className={styles.room}>
        {variants.map(({ key, title, picture }, index) => (
          <figure
            key={key}
            id={key}
            className={styles.figure}
            data-visible={key === selectedKey || undefined}
            style={{ '--glaze': `var(--${key})` } as CSSProperties}
          >
            <div className={styles.pictureBox}>
              <a
                href={largestSource(picture)}
                className={styles.zoom}
                data-replay-until="island"
                aria-label={fillTemplate(copy.zoom, { name, glaze: title.toLowerCase() })}
                onClick={(event) => enlarge(event, index)}
              >
                <PictureView picture={picture} sizes={sizes} priority={index === 0} />
              </a>
              <span aria-hidden="true" className={styles.measure} style={measureStyle}>
                <span>{fillTemplate(copy.measure, size)}</span>
              </span>
            </div>
          </figure>
        ))}
      </div>
      <div className={styles.side}>
        {children}
        <h1 className="mt-4 text-h2 font-semibold text-balance">{name}</h1>
        <p className="mt-5 max-w-[30em] text-lead">{summary}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <span className="font-display text-h3 font-semibold tabular-nums">{price}</span>
          <span data-stock={stock.state} className={stockDotStyles.stockDot}>
            {stock.text}
          </span>
        </p>
        <nav aria-label={copy.variants} className="mt-6">
          <ul className="flex flex-wrap gap-3">
            {variants.map(({ key, title, picture }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className={styles.glaze}
                  aria-current={key === selectedKey ? 'true' : undefined}
                  style={{ '--glaze': `var(--${key})` } as CSSProperties}
                  data-replay-until="island"
                  onClick={(event) => choose(event, key)}
                >
                  <PictureView picture={picture} alt="" sizes="5rem" className={styles.thumb} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <BuyBox
          line={line}
          soldOut={stock.state === 'sold-out'}
          unitsLeft={stock.unitsLeft}
          copy={copy}
        />
        <p className="mt-6 max-w-[34em] text-note text-muted">{copy.demo}</p>
      </div>
      {View && openIndex >= 0 && (
        <View
          zoomed
          bright
          index={openIndex}
          items={variants.map(({ title, picture }) => ({
            src: largestSource(picture),
            thumb: largestSource(picture),
            width: picture.width,
            height: picture.height,
            alt: picture.alt,
            caption: title,
          }))}
          onClose={() => setOpenIndex(-1)}
        />
      )}
    </section>
  );
}

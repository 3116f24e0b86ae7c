import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './client-panel.module.css';
import type { Client } from './clients.ts';
import { priceOf, squareFeetOf } from './screen-prices.ts';
import { ScreenScale } from './screen-scale.tsx';

/** Copy of a client's panel. */
export interface ClientPanelCopy {
  workLabel: string;
  failureLabel: string;
  priceLabel: string;
  /** Reason for the price of a tall screen, with `{feet}`. */
  tallPriceReason: string;
  /** Reason for the price of a tiny screen, with `{words}`. */
  tinyPriceReason: string;
  /** Caption of a tall screen. */
  scaleCaption: string;
  /** Caption of a tiny screen. */
  lifeSizeCaption: string;
}

const sizes = {
  wide: '(width >= 48rem) 100vw, 150vw',
  upright: '(width >= 48rem) 56vw, 100vw',
} as const;

/** Content of an open row: a large picture, the work, the failure, the price and the size. */
export function ClientPanel({ client, ...copy }: ClientPanelCopy & { client: Client }) {
  const { screen, img, format } = client;
  const priceReason =
    screen.size === 'tall'
      ? fillTemplate(copy.tallPriceReason, { feet: squareFeetOf(screen).toLocaleString('en-US') })
      : fillTemplate(copy.tinyPriceReason, { words: screen.words });
  return (
    <div className={styles.panel} data-format={format}>
      <Picture
        name={img as PictureName}
        sizes={sizes[format]}
        className={styles.panelPicture}
        imgClassName="size-full"
      />
      <div className={styles.panelText}>
        <dl>
          <div>
            <dt>{copy.workLabel}</dt>
            <dd>{client.work}</dd>
          </div>
          <div>
            <dt>{copy.failureLabel}</dt>
            <dd>{client.failure}</dd>
          </div>
          <div>
            <dt>{copy.priceLabel}</dt>
            <dd>
              <b>{formatDollars(priceOf(screen))}</b> {priceReason}
            </dd>
          </div>
        </dl>
        <ScreenScale
          screen={screen}
          scaleCaption={copy.scaleCaption}
          lifeSizeCaption={copy.lifeSizeCaption}
        />
      </div>
    </div>
  );
}

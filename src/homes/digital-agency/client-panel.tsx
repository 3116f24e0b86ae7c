import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { billOf, feetOf } from './bill.ts';
import type { Client } from './clients.ts';
import { ScreenScale } from './screen-scale.tsx';
import './client-panel.css';

export interface ClientTexts {
  made: string;
  broke: string;
  bill: string;
  /** Reason for the price of a tall screen: `{feet}`. */
  tall: string;
  /** Reason for the price of a tiny screen: `{words}`. */
  tiny: string;
  scale: string;
  life: string;
}

const sizes = {
  wide: '(width >= 48rem) 100vw, 150vw',
  upright: '(width >= 48rem) 56vw, 100vw',
} as const;

/** Content of an open row: a large picture, the work, the failure, the price and the size. */
export function ClientPanel({ client, ...texts }: ClientTexts & { client: Client }) {
  const { screen, media, format } = client;
  const charged =
    screen.size === 'tall'
      ? fillTemplate(texts.tall, { feet: feetOf(screen).toLocaleString('en-US') })
      : fillTemplate(texts.tiny, { words: screen.words });
  return (
    <div className="barn-panel" data-format={format}>
      <Picture
        name={media as PictureName}
        sizes={sizes[format]}
        className="barn-panel-picture"
        imgClassName="size-full"
      />
      <div className="barn-panel-words">
        <dl>
          <div>
            <dt>{texts.made}</dt>
            <dd>{client.made}</dd>
          </div>
          <div>
            <dt>{texts.broke}</dt>
            <dd>{client.broke}</dd>
          </div>
          <div>
            <dt>{texts.bill}</dt>
            <dd>
              <b>{formatDollars(billOf(screen))}</b> {charged}
            </dd>
          </div>
        </dl>
        <ScreenScale screen={screen} scale={texts.scale} life={texts.life} />
      </div>
    </div>
  );
}

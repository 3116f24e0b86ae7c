import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { Client } from './clients.ts';
import { sizeText } from './screen-prices.ts';
import { WideLine } from './wide-line.tsx';
import styles from './work-clients.module.css';

/** Summary row of a client: its name, large for a tall screen, and a picture on hover. */
export function ClientSummary({ name, client, year, screen, img }: Client) {
  const facts = (
    <span className={styles.facts}>
      <span>{client}</span>
      <span>{sizeText(screen)}</span>
      <span>{year}</span>
      <span aria-hidden="true" className={styles.sign} />
    </span>
  );
  return (
    <summary>
      {screen.size === 'tall' && facts}
      <h3>
        {screen.size === 'tall' ? (
          <WideLine text={name} />
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </h3>
      {screen.size === 'tiny' && facts}
      <span aria-hidden="true" className={styles.preview}>
        <Picture name={img as PictureName} alt="" sizes="17rem" ratio="16/10" />
      </span>
    </summary>
  );
}

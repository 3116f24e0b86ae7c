import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { type ClientCopy, WorkClientWall } from './work-client-wall.tsx';
import styles from './work-client-walls.module.css';

type Client = ClientCopy & { img: PictureName };

interface WorkClientWallsProps {
  id: string;
  heading: string;
  /** Label before the mistake. */
  mistakeLabel: string;
  /** Client with a full-width picture. */
  fullWidthClient: Client;
  /** Client with a portrait picture, with space for text on its dark half. */
  portraitClient: Client;
  /** Client with a close-up. */
  closeUpClient: Client;
}

/** Three clients with their posters, each with the firm's mistake. */
export function WorkClientWalls({
  id,
  heading,
  mistakeLabel,
  fullWidthClient,
  portraitClient,
  closeUpClient,
}: WorkClientWallsProps) {
  return (
    <section id={id} className="places">
      <div className={styles.hoarding}>
        <CroppedPicture
          name={fullWidthClient.img}
          sizes="(width >= 48rem) 100vw, 205vw"
          className={styles.wide}
        />
        <h2 className={`${styles.heading} tracking-heading`}>{heading}</h2>
      </div>
      <WorkClientWall {...fullWidthClient} mistakeLabel={mistakeLabel} className={styles.first} />
      <div className={styles.stairs}>
        <CroppedPicture
          name={portraitClient.img}
          sizes="(width >= 62rem) 66vw, 100vw"
          className={styles.tall}
        />
        <WorkClientWall {...portraitClient} mistakeLabel={mistakeLabel} />
      </div>
      <div className={styles.goat}>
        <CroppedPicture
          name={closeUpClient.img}
          sizes="(width >= 48rem) 50vw, 100vw"
          className={styles.near}
        />
        <WorkClientWall {...closeUpClient} mistakeLabel={mistakeLabel} />
      </div>
    </section>
  );
}

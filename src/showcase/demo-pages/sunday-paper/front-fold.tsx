import { Picture } from '../../../elements/picture/picture.tsx';
import { sundayPaper } from './copy.ts';
import '../../../themes/tones.css';
import styles from './sunday-paper.module.css';

const { shelf } = sundayPaper;

/** Lower half of the front page: a text in columns beside a portrait picture. */
export function FrontFold() {
  return (
    <div data-tone="surface" className="pb-16 lg:pb-24">
      <div className="lf-container">
        <article className={styles.fold}>
          <Picture
            name={shelf.img}
            sizes="(width >= 62rem) 25rem, (width >= 48rem) 50vw, 96vw"
            ratio="4/5"
            className={styles.foldPicture}
          />
          <div>
            <h2 className="text-h1 font-extrabold tracking-denser">{shelf.heading}</h2>
            <div className={`${styles.running} mt-6`}>
              {shelf.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
        </article>
      </div>
    </div>
  );
}

import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import '../../themes/tones.css';
import styles from './posts-reading.module.css';
import { countReadable, type ReadablePost } from './reading.ts';

interface PostsReadingProps {
  id: string;
  heading: string;
  text: string;
  /** Text on how many posts can be read before the bell; with `{count}`. */
  countText: string;
  /** Reading time of a post; with `{count}`. */
  minutesText: string;
  /** Minutes until the bell. */
  bellMinutes: number;
  posts: readonly ReadablePost[];
}

/** Posts of the type `lifestyle` with the minutes that each takes, and how many fit before a bell. */
export function PostsReading({
  id,
  heading,
  text,
  countText,
  minutesText,
  bellMinutes,
  posts,
}: PostsReadingProps) {
  const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const count = countReadable(posts, bellMinutes);
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
        <p className={styles.fits}>{countText.replace('{count}', numbers[count] ?? `${count}`)}</p>
      </div>
      <ol className={styles.posts}>
        {posts.map(({ id: post, title, text: about, link, picture, minutes, date }) => (
          <li key={post} className={styles.post}>
            <CroppedPicture
              name={picture}
              alt=""
              sizes="(width >= 48rem) 38vw, 92vw"
              className={styles.picture}
            />
            <span className={styles.minutes}>{minutesText.replace('{count}', `${minutes}`)}</span>
            <h3 className={styles.title}>
              <a href={link}>{title}</a>
            </h3>
            <p>{about}</p>
            <p className={styles.date}>{date}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

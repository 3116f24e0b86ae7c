import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import '../../themes/tones.css';
import './posts-reading.css';
import { countFitting, type Read } from './reading.ts';

interface PostsReadingProps {
  id: string;
  heading: string;
  text: string;
  /** Number that fits: `{count}`. */
  fits: string;
  /** `{count}` minutes. */
  minutes: string;
  /** Minutes until the bell. */
  bell: number;
  posts: readonly Read[];
}

/** Posts of the type `lifestyle` with the minutes that each takes, and how many fit before a bell. */
export function PostsReading({ id, heading, text, fits, minutes, bell, posts }: PostsReadingProps) {
  const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const count = countFitting(posts, bell);
  return (
    <section id={id} data-tone="deep" className="untilbell">
      <div className="untilbell-head">
        <h2 className="untilbell-heading">{heading}</h2>
        <p>{text}</p>
        <p className="untilbell-fits">{fits.replace('{count}', numbers[count] ?? `${count}`)}</p>
      </div>
      <ol className="untilbell-posts">
        {posts.map(({ id: post, title, text: about, link, picture, minutes: long, date }) => (
          <li key={post} className="untilbell-post">
            <CroppedPicture
              name={picture}
              alt=""
              sizes="(width >= 48rem) 38vw, 92vw"
              className="untilbell-picture"
            />
            <span className="untilbell-minutes">{minutes.replace('{count}', `${long}`)}</span>
            <h3 className="untilbell-title">
              <a href={link}>{title}</a>
            </h3>
            <p>{about}</p>
            <p className="untilbell-date">{date}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

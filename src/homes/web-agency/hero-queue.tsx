import type { CSSProperties } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { connections, loadSeconds, scaleAt, secondsText, sizeText } from './connection.ts';
import styles from './hero-queue.module.css';
import windowStyles from './hero-queue-window.module.css';

interface HeroQueueProps {
  id: string;
  heading: readonly [string, string];
  lead: string;
  action: { title: string; link: string };
  /** Legend of the radio buttons for connections. */
  legend: string;
  lines: readonly { line: keyof typeof connections; title: string }[];
  /** Lightest first; `size` in kilobytes. */
  sites: readonly { title: string; address: string; size: number; img: PictureName }[];
  /** CSS `sizes` of the window in front; those behind are at most as wide. */
  sizes: string;
}

/** Websites as windows one behind the other, as far away as their load time on a selected connection. */
export function HeroQueue(props: HeroQueueProps) {
  const { id, heading, lead, action, legend, lines, sites, sizes } = props;
  const lightest = sites[0]?.size ?? 0;
  const windows = sites.map((site, index) => {
    const connectionTimes = lines.map(({ line }) => {
      const seconds = loadSeconds(connections[line], site.size);
      const scale = scaleAt(seconds, loadSeconds(connections[line], lightest));
      return { line, seconds: secondsText(seconds), scale: scale.toFixed(3) };
    });
    const style = Object.fromEntries(
      connectionTimes.map(({ line, scale }) => [`--${line}`, scale]),
    );
    return { ...site, connectionTimes, style: { '--n': index, ...style } as CSSProperties };
  });
  return (
    <section id={id} data-first-screen="" className={`${windowStyles.queue} ${styles.queue}`}>
      <div className={styles.stage}>
        <h1 className={`${styles.heading} font-extrabold`}>
          <span>{heading[0]}</span> <span>{heading[1]}</span>
        </h1>
        <ul className={styles.list}>
          {windows.map(({ title, address, size, img, connectionTimes, style }, index) => (
            <li key={title} className={windowStyles.item} style={style}>
              <div className={windowStyles.window}>
                <p className={windowStyles.bar} aria-hidden="true">
                  {address}
                </p>
                <Picture name={img} sizes={sizes} priority={index === 0} />
              </div>
              <p className={windowStyles.tag}>
                <span className={windowStyles.name}>{title}</span> <b>{sizeText(size)}</b>{' '}
                {connectionTimes.map(({ line, seconds }) => (
                  <span key={line} data-line={line}>
                    {seconds}
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        <fieldset className={styles.lines}>
          <legend>{legend}</legend>
          {lines.map(({ line, title }, index) => (
            <label key={line}>
              <input type="radio" name="queue-line" value={line} defaultChecked={index === 0} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <Button href={action.link} tone="ink">
          {action.title}
        </Button>
      </div>
    </section>
  );
}

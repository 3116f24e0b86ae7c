import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { connections, loadSeconds, secondsText, sizeText } from './connection.ts';
import { type Area, type Part, treemapOf } from './treemap.ts';
import styles from './work-tare-map.module.css';

interface WorkTareMapProps {
  id: string;
  heading: string;
  lead: string;
  /** Picture of the page. */
  img: PictureName;
  caption: string;
  heads: readonly [string, string, string];
  /** `size` in kilobytes. */
  parts: readonly { title: string; size: number; reason: string; isKept?: boolean }[];
  casesCaption: string;
  casesHeads: readonly [string, string, string, string, string];
  cases: readonly { title: string; before: number; after: number; result: string }[];
}

const numberFormat = new Intl.NumberFormat('en-US');

type Rectangle = Pick<Area<Part>, 'x' | 'y' | 'w' | 'h'>;

/** Returns custom properties for a part's rectangle in the wide and in the narrow treemap. */
const rectangleStyle = (wideArea: Rectangle, narrowArea: Rectangle) =>
  ({
    '--wide-x': wideArea.x,
    '--wide-y': wideArea.y,
    '--wide-w': wideArea.w,
    '--wide-h': wideArea.h,
    '--upright-x': narrowArea.x,
    '--upright-y': narrowArea.y,
    '--upright-w': narrowArea.w,
    '--upright-h': narrowArea.h,
  }) as CSSProperties;

/**
 * Treemap of a website by weight: removed and kept parts; and three other sites before and after.
 *
 * Styling hook: `data-kept` on kept parts.
 */
export function WorkTareMap(props: WorkTareMapProps) {
  const { id, heading, lead, img, caption, heads, parts, casesCaption, casesHeads, cases } = props;
  const narrowArea = treemapOf(parts, 0.5);
  return (
    <section id={id} className={styles.section}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <p className={`${styles.lead} text-lead`}>{lead}</p>
      <div className={styles.map} aria-hidden="true">
        <CroppedPicture name={img} alt="" sizes="94vw" className={styles.ground} />
        {treemapOf(parts, 1.9).map(({ part, ...area }, index) => (
          <p
            key={part.title}
            className={styles.part}
            data-kept={part.isKept}
            style={rectangleStyle(area, narrowArea[index] ?? area)}
          >
            <span>{part.title}</span> <b>{sizeText(part.size)}</b>
          </p>
        ))}
      </div>
      <div className={styles.tables}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ title, size, reason, isKept }) => (
              <tr key={title} data-kept={isKept}>
                <th scope="row">{title}</th>
                <td>{numberFormat.format(size)}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.cases}>
          <caption>{casesCaption}</caption>
          <thead>
            <tr>
              {casesHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.map(({ title, before, after, result }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{sizeText(before)}</td>
                <td>{sizeText(after)}</td>
                <td>
                  {secondsText(loadSeconds(connections.hollow, before))} →{' '}
                  {secondsText(loadSeconds(connections.hollow, after))}
                </td>
                <td>{result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

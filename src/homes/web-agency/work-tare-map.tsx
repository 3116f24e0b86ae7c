import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { connections, secondsOver, secondsText, sizeText } from './connection.ts';
import { type Area, type Part, treemapOf } from './treemap.ts';
import './work-tare-map.css';

interface WorkTareMapProps {
  id: string;
  heading: string;
  lead: string;
  /** Picture of the page. */
  media: PictureName;
  caption: string;
  heads: readonly [string, string, string];
  /** `size` in kilobytes. */
  parts: readonly { title: string; size: number; why: string; stays?: boolean }[];
  casesCaption: string;
  casesHeads: readonly [string, string, string, string, string];
  cases: readonly { title: string; before: number; after: number; since: string }[];
}

const number = new Intl.NumberFormat('en-US');

type Place = Pick<Area<Part>, 'x' | 'y' | 'w' | 'h'>;

/** Returns custom properties for a part's rectangle in the wide and in the narrow treemap. */
const places = (wide: Place, upright: Place) =>
  ({
    '--wide-x': wide.x,
    '--wide-y': wide.y,
    '--wide-w': wide.w,
    '--wide-h': wide.h,
    '--upright-x': upright.x,
    '--upright-y': upright.y,
    '--upright-w': upright.w,
    '--upright-h': upright.h,
  }) as CSSProperties;

/**
 * Treemap of a website by weight: removed and kept parts; and three other sites before and after.
 *
 * Styling hook: `data-kept` on kept parts.
 */
export function WorkTareMap(props: WorkTareMapProps) {
  const { id, heading, lead, media, caption, heads, parts, casesCaption, casesHeads, cases } =
    props;
  const upright = treemapOf(parts, 0.5);
  return (
    <section id={id} className="tare">
      <h2 className="tare-heading font-extrabold">{heading}</h2>
      <p className="tare-lead text-lead">{lead}</p>
      <div className="tare-map" aria-hidden="true">
        <CroppedPicture name={media} alt="" sizes="94vw" className="tare-ground" />
        {treemapOf(parts, 1.9).map(({ part, ...area }, index) => (
          <p
            key={part.title}
            className="tare-part"
            data-kept={part.stays}
            style={places(area, upright[index] ?? area)}
          >
            <span>{part.title}</span> <b>{sizeText(part.size)}</b>
          </p>
        ))}
      </div>
      <div className="tare-tables">
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
            {parts.map(({ title, size, why, stays }) => (
              <tr key={title} data-kept={stays}>
                <th scope="row">{title}</th>
                <td>{number.format(size)}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="tare-cases">
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
            {cases.map(({ title, before, after, since }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{sizeText(before)}</td>
                <td>{sizeText(after)}</td>
                <td>
                  {secondsText(secondsOver(connections.hollow, before))} →{' '}
                  {secondsText(secondsOver(connections.hollow, after))}
                </td>
                <td>{since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

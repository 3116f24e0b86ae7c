import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './rooms-beside.module.css';

interface RoomColumn {
  name: string;
  /** Number of these rooms. */
  count: string;
  /** Portrait picture of the room. */
  img: PictureName;
  /** View from its window. */
  view: PictureName;
  /** Link to the request, with this room chosen. */
  requestLink: { title: string; link: string };
  /** Texts of the rows, in their order. */
  cells: readonly string[];
  /** Prices of the seasons, in their order. */
  prices: readonly string[];
}

interface RoomsBesideProps {
  id: string;
  heading: string;
  text: string;
  caption: string;
  corner: string;
  /** Header of the row of pictures. */
  pictureHeader: string;
  /** Header of the row of views. */
  viewHeader: string;
  rows: readonly string[];
  /** Name of the last row, for screen readers: links to the request. */
  requestHeader: string;
  /** The seasons with their dates. */
  seasons: readonly { title: string; dates: string }[];
  rooms: readonly RoomColumn[];
  note: string;
}

/** Explicit table roles, as its parts are laid out as cards on a phone. */
const role = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  cell: 'cell',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
} as const;

/**
 * Comparison table of rooms: picture, first light, view and prices; on a phone a card for each
 * room, and a table of prices below.
 *
 * Styling hooks: `data-column` (index of the room), `data-first` on the first row, `data-price` on those of prices.
 */
export function RoomsBeside(props: RoomsBesideProps) {
  const { id, heading, text, caption, corner, pictureHeader, viewHeader } = props;
  const { rows, requestHeader, seasons, rooms, note } = props;
  const cellProps = (column: number, line: number) => ({
    'data-column': column,
    style: { '--column': column, '--line': line } as CSSProperties,
  });
  const renderRow = (title: string, index: number, values: readonly string[], dates?: string) => (
    <tr
      key={title}
      role={role.row}
      data-price={dates ? '' : undefined}
      data-first={index === 0 ? '' : undefined}
    >
      <th scope="row" role={role.rowHeader} style={{ '--line': index + 1 } as CSSProperties}>
        {title}
        {dates && <span>{dates}</span>}
      </th>
      {values.map((value, column) => (
        <td
          key={rooms[column]?.name}
          role={role.cell}
          data-label={dates ? rooms[column]?.name : title}
          {...cellProps(column, index + 1)}
        >
          {value}
          {title === viewHeader && rooms[column] && (
            <Picture
              name={rooms[column].view}
              alt=""
              ratio="16/9"
              sizes="(width >= 48rem) 24vw, 60vw"
              className={styles.tableView}
            />
          )}
        </td>
      ))}
    </tr>
  );
  return (
    <section id={id} className={styles.section}>
      <div className={styles.text}>
        <h2 className="text-h1">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <table role={role.table} className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead role={role.group}>
          <tr role={role.row}>
            <th scope="col" role={role.columnHeader}>
              <span className="sr-only">{corner}</span>
            </th>
            {rooms.map(({ name, count }, column) => (
              <th key={name} scope="col" role={role.columnHeader} {...cellProps(column, 0)}>
                <span className={`${styles.tableName} font-display`}>{name}</span>
                <span className={styles.tableCount}>{count}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role.group}>
          <tr role={role.row} className={styles.tableInside}>
            <th scope="row" role={role.rowHeader}>
              {pictureHeader}
            </th>
            {rooms.map(({ name, img }, column) => (
              <td key={name} role={role.cell} {...cellProps(column, 0)}>
                <Picture name={img} ratio="4/5" sizes="(width >= 48rem) 27vw, 100vw" />
              </td>
            ))}
          </tr>
          {rows.map((title, index) =>
            renderRow(
              title,
              index,
              rooms.map(({ cells }) => cells[index] ?? ''),
            ),
          )}
          {seasons.map(({ title, dates }, index) =>
            renderRow(
              title,
              rows.length + index,
              rooms.map(({ prices }) => prices[index] ?? ''),
              dates,
            ),
          )}
          <tr role={role.row} className={styles.tableAsks}>
            <th scope="row" role={role.rowHeader}>
              <span className="sr-only">{requestHeader}</span>
            </th>
            {rooms.map(({ name, requestLink }, column) => (
              <td key={name} role={role.cell} {...cellProps(column, 19)}>
                <a className="lf-link" href={requestLink.link}>
                  {requestLink.title}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={`${styles.note} text-note text-muted`}>{note}</p>
    </section>
  );
}

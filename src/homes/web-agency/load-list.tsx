import type { CSSProperties, ReactNode } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './vital-signs.module.css';
import { fileName, type ResourceKind, type ResourceTotals } from './vitals.ts';

export interface LoadCopy {
  caption: string;
  heads: readonly [string, string, string, string];
  files: string;
  names: Record<ResourceKind, string>;
}

const numberFormat = new Intl.NumberFormat('en-US');
const formatKilobytes = (bytes: number) => numberFormat.format(Math.round(bytes / 100) / 10);

interface LoadListProps {
  load: ResourceTotals;
  copy: LoadCopy;
  /** Note on the limits of the figures. */
  children?: ReactNode;
}

/** Loaded resources, by kind, and the heaviest files. */
export function LoadList({ load, copy, children }: LoadListProps) {
  return (
    <div className={styles.load} data-this-visit="">
      <table>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            {copy.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {load.resourceKinds.map(({ kind, count, bytes }) => {
            const share = load.bytes > 0 ? bytes / load.bytes : 0;
            return (
              <tr key={kind}>
                <th scope="row">{copy.names[kind]}</th>
                <td>{count}</td>
                <td>{formatKilobytes(bytes)}</td>
                <td
                  className={styles.percentage}
                  style={{ '--share': cssPercent(share) } as CSSProperties}
                >
                  <span>{Math.round(share * 100)}%</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div>
        <h3>{copy.files}</h3>
        <ol>
          {load.files.slice(0, 8).map(({ name, bytes }) => (
            <li key={name}>
              <span>{fileName(name)}</span> <b>{formatKilobytes(bytes)} KB</b>
            </li>
          ))}
        </ol>
        <p>{children}</p>
      </div>
    </div>
  );
}

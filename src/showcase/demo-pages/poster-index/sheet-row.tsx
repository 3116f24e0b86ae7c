import { Picture } from '../../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../../media/sized-picture.ts';
import { posterIndex } from './copy.ts';
import styles from './poster-index.module.css';
import { type Sheet, sheets } from './sheets.ts';

const sizes = '(width >= 66rem) 26rem, (width >= 48rem) 40vw, 92vw';

/** Poster of the row that is open initially; the page preloads it. */
export const firstSheet: SizedPicture = { name: sheets[0]?.name ?? 'poster-bread', sizes };

/** Row of the index: title, date and place; expanded, the poster and a note. */
export function SheetRow({ sheet, first }: { sheet: Sheet; first: boolean }) {
  const { name, title, when, where, copiesLeft, note } = sheet;
  return (
    <li>
      <details name="sheets" open={first}>
        <summary>
          <span className={`${styles.title} font-display font-bold tracking-denser`}>{title}</span>
          <span className={styles.edge} aria-hidden="true">
            <Picture name={name} sizes="8rem" alt="" />
          </span>
          <span className="text-caption">
            {when}
            <br />
            <span className="text-muted">{where}</span>
          </span>
        </summary>
        <div className={styles.out}>
          <Picture name={name} sizes={sizes} ratio="3/4" priority={first} />
          <div>
            <p className="text-h3 font-display font-semibold text-balance">{note}</p>
            <p className="mt-4 tabular-nums">{posterIndex.copiesLeft(copiesLeft)}</p>
          </div>
        </div>
      </details>
    </li>
  );
}

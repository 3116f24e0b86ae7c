import { posterIndex } from './copy.ts';
import { SheetRow } from './sheet-row.tsx';
import { sheets } from './sheets.ts';
import '../../../themes/tones.css';
import styles from './poster-index.module.css';

const { heading, lead, list } = posterIndex;

/** Index of posters: one row per work, in the largest type that fits; each row expands. */
export function IndexOfSheets() {
  return (
    <section data-first-screen data-tone="paper" className="pt-8 pb-16 lg:pt-12 lg:pb-28">
      <div className="lf-container flex flex-wrap items-end justify-between gap-x-16 gap-y-3">
        <h1 className="text-h3 font-bold">{heading}</h1>
        <p className="max-w-[34em] text-muted">{lead}</p>
      </div>
      <ol aria-label={list} className={styles.sheets}>
        {sheets.map((sheet, index) => (
          <SheetRow key={sheet.name} sheet={sheet} first={index === 0} />
        ))}
      </ol>
    </section>
  );
}

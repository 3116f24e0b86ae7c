import type { Sheet } from '../work.ts';
import { arrangements } from './arrangements.ts';
import type { Made } from './sheet-parts.ts';
import { wireStyle } from './wire.ts';

/** The sheet of a sheet of paper: what is printed on it in one ink and one mark. */
export const sheetStyle = `${wireStyle}
  .paper { position: absolute; background: linear-gradient(155deg, color-mix(in oklab, var(--stock), white 5%), var(--stock) 40%, color-mix(in oklab, var(--stock), black 4%)); color: var(--pen); box-shadow: 0 1px 1px color-mix(in srgb, var(--shade) 40%, transparent), 3px 8px 14px color-mix(in srgb, var(--shade) 26%, transparent), 12px 34px 70px color-mix(in srgb, var(--shade) 38%, transparent); }
  .paper > * { position: absolute; }
  .title { display: flex; justify-content: space-between; align-items: flex-end; padding-bottom: 14px; border-bottom: 1.5px solid var(--pen); }
  .title strong { font: var(--heading-weight) 46px/1 var(--face-display); font-variation-settings: var(--heading-settings); letter-spacing: var(--heading-tracking); }
  .title span { font-size: 14px; line-height: 1.35; text-align: right; font-variant-numeric: tabular-nums; }
  .column { position: absolute; }
  .column .wire { background: color-mix(in oklab, var(--stock), white 12%); }
  .height { position: absolute; right: calc(100% + 9px); width: 7px; border: 1px solid color-mix(in oklab, var(--pen), transparent 45%); border-right: 0; font-style: normal; }
  .height span { position: absolute; right: 9px; top: 50%; translate: 0 -50%; writing-mode: vertical-rl; rotate: 180deg; font-size: 11.5px; line-height: 1; font-variant-numeric: tabular-nums; }
  .number { display: grid; place-items: center; width: 22px; height: 22px; border-radius: 50%; background: var(--mark); color: var(--on-mark); font: 600 13px/1 var(--face-text); font-style: normal; }
  .column .number { position: absolute; }
  .specimen { overflow: visible; }
  .specimen path { stroke: var(--mark); stroke-width: 1; opacity: 0.85; }
  .specimen .small { fill: var(--mark); font-size: 12.5px; font-variant-numeric: tabular-nums; }
  .letters { fill: var(--pen); font-family: var(--face-display); font-variation-settings: var(--heading-settings); }
  .sizes p { display: flex; flex-direction: column; gap: 2px; margin-bottom: 12px; }
  .sizes b { font: 500 19px/1.15 var(--face-text); }
  .sizes b.display { font: var(--heading-weight) 27px/1.1 var(--face-display); font-variation-settings: var(--heading-settings); }
  .sizes table { border-collapse: collapse; font-size: 15px; font-variant-numeric: tabular-nums; }
  .sizes td { padding: 3px 16px 3px 0; }
  .ladder { list-style: none; padding: 0; display: grid; gap: 16px; overflow: hidden; }
  .ladder li { display: grid; grid-template-columns: 104px 1fr; align-items: baseline; border-top: 1px solid color-mix(in oklab, var(--pen), transparent 60%); padding-top: 8px; }
  .ladder small { font-size: 13px; color: var(--mark); font-variant-numeric: tabular-nums; }
  .ladder span { font-family: var(--face-display); font-variation-settings: var(--heading-settings); letter-spacing: var(--heading-tracking); line-height: 1.06; white-space: nowrap; }
  .notes { list-style: none; padding: 0; display: grid; gap: 13px; font-size: 18px; line-height: 1.34; }
  .notes li { display: grid; grid-template-columns: 32px 1fr; }
  .swatches { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(7, 1fr); gap: 12px; font-size: 13.5px; line-height: 1.36; font-variant-numeric: tabular-nums; }
  .swatches li { display: flex; flex-direction: column; min-width: 0; }
  .swatches i { flex: 1; margin-bottom: 9px; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--pen) 24%, transparent); }
  .swatches b { font-weight: 600; }
  .swatches span { opacity: 0.85; }
  .swatches.down { grid-template-columns: none; grid-template-rows: repeat(7, 1fr); gap: 0; }
  .swatches.down li { display: grid; grid-template-columns: 1fr 92px; column-gap: 14px; align-content: start; }
  .swatches.down i { grid-row: 1 / 5; margin: 0; height: 100%; }
  .swatches.down li { grid-template-rows: auto auto auto 1fr; }
  .pin { position: absolute; width: 24px; height: 24px; border-radius: 50%; background: radial-gradient(circle at 36% 30%, color-mix(in oklab, var(--mark), white 55%), var(--mark) 48%, color-mix(in oklab, var(--mark), black 32%)); box-shadow: 6px 10px 9px rgb(0 0 0 / 0.34), 1px 2px 2px rgb(0 0 0 / 0.3); }
  .tape { position: absolute; width: 132px; height: 38px; background: color-mix(in oklab, var(--highlight), transparent 22%); box-shadow: 1px 2px 4px rgb(0 0 0 / 0.16); }
  .clip { position: absolute; width: 118px; height: 46px; border-radius: 4px 4px 2px 2px; background: linear-gradient(#3c3c40, #1b1b1e 60%, #0e0e10); box-shadow: 4px 12px 14px rgb(0 0 0 / 0.36), inset 0 1px 0 rgb(255 255 255 / 0.25); }
`;

/** The whole sheet, and the size of the board that it hangs on. */
export function sheetMarkup(sheet: Sheet, made: Made) {
  const { width, height, body } = arrangements[sheet.arrangement](sheet, made);
  return { width, height, body };
}

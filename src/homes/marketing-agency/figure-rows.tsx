import type { Campaign, Figure } from './campaign.ts';
import { changeText, figureText, percentText } from './figure-change.ts';
import styles from './figure-rows.module.css';

/** Heads of the columns. */
export interface FigureCopy {
  before: string;
  after: string;
  change: string;
  figure: string;
  changedHeading: string;
  unchangedHeading: string;
}

interface FigureRowsProps {
  campaign: Campaign;
  copy: FigureCopy;
}

const rowOf = (figure: Figure) => {
  const { label, before, after, unit, source } = figure;
  return (
    <tr key={label}>
      <th scope="row">
        {label} <small>{source}</small>
      </th>
      <td>{figureText(before, unit)}</td>
      <td>{figureText(after, unit)}</td>
      <td>
        {changeText(figure)} <small>{percentText(figure)}</small>
      </td>
    </tr>
  );
};

/** Table of all figures of a campaign before and after, with difference and source. */
export function FigureRows({ campaign, copy }: FigureRowsProps) {
  const { client, periods, mainFigure, changedFigures, unchangedFigures } = campaign;
  return (
    <table className={styles.rows}>
      <caption className="sr-only">{client}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{copy.figure}</span>
          </th>
          <th scope="col">
            {copy.before} <small>{periods.before}</small>
          </th>
          <th scope="col">
            {copy.after} <small>{periods.after}</small>
          </th>
          <th scope="col">{copy.change}</th>
        </tr>
      </thead>
      <tbody>{[mainFigure, ...changedFigures].map(rowOf)}</tbody>
      <tbody className={styles.unchangedRows}>
        <tr>
          <th scope="rowgroup" colSpan={4}>
            {copy.unchangedHeading}
          </th>
        </tr>
        {unchangedFigures.map(rowOf)}
      </tbody>
    </table>
  );
}

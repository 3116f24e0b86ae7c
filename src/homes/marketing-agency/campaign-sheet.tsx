import { fillTemplate } from '../../content/fill-template.ts';
import beforeAfterStyles from './before-after.module.css';
import type { Campaign } from './campaign.ts';
import { figureText, percentText, spokenChange } from './figure-change.ts';
import figureRowsStyles from './figure-rows.module.css';
import { type FigureCopy, FigureRows } from './figure-rows.tsx';
import { PieceField } from './piece-field.tsx';

interface CampaignSheetProps {
  campaign: Campaign;
  copy: FigureCopy & {
    /** Text alternative of the pictogram: `{label}`, `{before}`, `{after}`. */
    pictogramLabel: string;
  };
}

/** Campaign: its main figure in large type, a pictogram of it, and all figures below. */
export function CampaignSheet({ campaign, copy }: CampaignSheetProps) {
  const { id, client, about, mainFigure, note } = campaign;
  const { label, before, after, description } = mainFigure;
  return (
    <article className={beforeAfterStyles.campaign} aria-labelledby={`${id}-client`}>
      <div className={beforeAfterStyles.side}>
        <h3 id={`${id}-client`} className="text-h3">
          {client}
        </h3>
        <p className={beforeAfterStyles.about}>{about}</p>
        <p className={beforeAfterStyles.figures}>
          <span className={beforeAfterStyles.before}>
            <span className={beforeAfterStyles.label}>{copy.before}</span> {figureText(before)}
          </span>{' '}
          <span className={beforeAfterStyles.after}>
            <span className={beforeAfterStyles.label}>{copy.after}</span> {figureText(after)}
          </span>
        </p>
        <p className={beforeAfterStyles.description}>{description}</p>
      </div>
      <div className={beforeAfterStyles.sheet} data-swipe="">
        <PieceField
          id={`${id}-field`}
          figure={mainFigure}
          label={fillTemplate(copy.pictogramLabel, { label, before, after })}
        />
      </div>
      <p className={`${beforeAfterStyles.change} font-display`}>
        {spokenChange(mainFigure)}, <span>{percentText(mainFigure)}</span>
      </p>
      <div className={beforeAfterStyles.rows}>
        <div className={figureRowsStyles.table}>
          <FigureRows campaign={campaign} copy={copy} />
        </div>
        <div className={figureRowsStyles.note}>
          <p>{note}</p>
        </div>
      </div>
    </article>
  );
}

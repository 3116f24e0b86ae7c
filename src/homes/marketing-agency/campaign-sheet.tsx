import { fillTemplate } from '../../content/fill-template.ts';
import type { Campaign } from './campaign.ts';
import { figureText, percentText, spokenChange } from './figure-change.ts';
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
    <article className="turn-one" aria-labelledby={`${id}-client`}>
      <div className="turn-side">
        <h3 id={`${id}-client`} className="text-h3">
          {client}
        </h3>
        <p className="turn-about">{about}</p>
        <p className="turn-figures">
          <span className="turn-before">
            <span className="turn-label">{copy.before}</span> {figureText(before)}
          </span>{' '}
          <span className="turn-after">
            <span className="turn-label">{copy.after}</span> {figureText(after)}
          </span>
        </p>
        <p className="turn-said">{description}</p>
      </div>
      <div className="turn-sheet" data-swipe="">
        <PieceField
          id={`${id}-field`}
          figure={mainFigure}
          label={fillTemplate(copy.pictogramLabel, { label, before, after })}
        />
      </div>
      <p className="turn-change font-display">
        {spokenChange(mainFigure)}, <span>{percentText(mainFigure)}</span>
      </p>
      <div className="turn-rows">
        <div className="turn-table">
          <FigureRows campaign={campaign} copy={copy} />
        </div>
        <div className="turn-note">
          <p>{note}</p>
        </div>
      </div>
    </article>
  );
}

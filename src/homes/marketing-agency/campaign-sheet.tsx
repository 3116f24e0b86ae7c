import { fillTemplate } from '../../content/fill-template.ts';
import type { Campaign } from './campaign.ts';
import { figureText, percentText, spokenChange } from './figure-change.ts';
import { FigureRows, type FigureWords } from './figure-rows.tsx';
import { PieceField } from './piece-field.tsx';

interface CampaignSheetProps {
  campaign: Campaign;
  words: FigureWords & {
    /** Of the field: `{label}`, `{before}` and `{after}` are filled in. */
    field: string;
  };
}

/** One campaign: its figure as large as a headline, its pieces on a blue sheet, and all figures below. */
export function CampaignSheet({ campaign, words }: CampaignSheetProps) {
  const { id, client, about, counted, note } = campaign;
  const { label, before, after, said } = counted;
  return (
    <article className="turn-one" aria-labelledby={`${id}-client`}>
      <div className="turn-side">
        <h3 id={`${id}-client`} className="text-h3">
          {client}
        </h3>
        <p className="turn-about">{about}</p>
        <p className="turn-figures">
          <span className="turn-before">
            <span className="turn-label">{words.before}</span> {figureText(before)}
          </span>{' '}
          <span className="turn-after">
            <span className="turn-label">{words.after}</span> {figureText(after)}
          </span>
        </p>
        <p className="turn-said">{said}</p>
      </div>
      <div className="turn-sheet">
        <PieceField
          id={`${id}-field`}
          counted={counted}
          label={fillTemplate(words.field, { label, before, after })}
        />
      </div>
      <p className="turn-change font-display">
        {spokenChange(counted)}, <span>{percentText(counted)}</span>
      </p>
      <div className="turn-rows">
        <div className="turn-table">
          <FigureRows campaign={campaign} words={words} />
        </div>
        <div className="turn-note">
          <p>{note}</p>
        </div>
      </div>
    </article>
  );
}

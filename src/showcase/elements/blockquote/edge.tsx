import { Blockquote } from '../../../elements/blockquote/blockquote.tsx';

/** Quotation inside a text, with a line at its edge. */
export function QuoteInText() {
  return (
    <div className="grid max-w-[44em] gap-8">
      <p>
        Before the season we had asked for one thing: that the harbor master reads every sentence of
        the confirmation aloud, on the pier, in wind. Six sentences did not survive it.
      </p>
      <Blockquote
        variant="edge"
        name="Carla Nunes"
        designation="Harbor master"
        source="https://www.workshop.example/harbor"
      >
        “If I have to read it twice, somebody is going to moor in the fairway.”
      </Blockquote>
      <p>The other four are still in use. One of them is “Berth 12 is yours until noon.”</p>
    </div>
  );
}

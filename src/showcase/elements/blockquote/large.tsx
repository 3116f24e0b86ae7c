import { Blockquote } from '../../../elements/blockquote/blockquote.tsx';

/** Quotation in large type, as a section of its own. */
export function LargeQuote() {
  return (
    <Blockquote
      variant="large"
      name="Marta Lindqvist"
      designation="Ticket booth, Skerry Ferry Line"
    >
      “The telephone stopped, and I thought it was broken.”
    </Blockquote>
  );
}

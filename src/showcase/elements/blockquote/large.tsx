import { Blockquote } from '../../../elements/blockquote/blockquote.tsx';

/** The quotation is the section: nothing else stands beside it. */
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

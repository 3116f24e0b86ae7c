import { Quote } from '../../elements/quote/quote.tsx';

/** The quotation is the section: nothing else stands beside it. */
export function LargeQuote() {
  return (
    <Quote look="large" name="Marta Lindqvist" designation="Ticket booth, Skerry Ferry Line">
      “The telephone stopped, and I thought it was broken.”
    </Quote>
  );
}

import { InkText } from '../../../elements/fancy-text/ink-text.tsx';

/** Sentence whose words darken one after another with the scroll position. */
export function InkedSentence() {
  return (
    <p className="max-w-[20em] font-display text-h2 leading-[1.2] font-semibold text-wrap tracking-heading">
      <InkText>
        A page is finished when somebody on a landing, in gloves, in rain, with nine percent left,
        gets the answer and puts the phone away.
      </InkText>
    </p>
  );
}

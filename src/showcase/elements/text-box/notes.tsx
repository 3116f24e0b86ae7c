import { TextBox } from '../../../elements/text-box/text-box.tsx';

/** Text boxes that look like taped notes, each at an angle of its own. */
export function TapedNotes() {
  return (
    <div className="grid gap-10 pt-3 md:grid-cols-3 md:gap-8">
      <TextBox variant="note" title="Ring Carla">
        <p>She wants the berth numbers larger. She is right, they are read from a boat.</p>
      </TextBox>
      <TextBox
        variant="note"
        title="Why two maps?"
        className="md:mt-10 [--note:color-mix(in_oklab,var(--accent)_16%,var(--surface))] [--tilt:0.9deg]"
      >
        <p>Ask on Friday. If nobody can say why, one of them goes.</p>
      </TextBox>
      <TextBox variant="note" title="1.2 s is enough" className="[--tilt:-0.4deg]">
        <p>On the old phone, on the landing, at noon. Measured, not guessed.</p>
      </TextBox>
    </div>
  );
}

import { TextBox } from '../../../elements/text-box/text-box.tsx';

/** Text boxes with frames; the third is as wide as a row. */
export function FrameBoxes() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <TextBox variant="frame" label="You need" title="A page for one summer">
        <p>
          A fair, a swimming course, a film in the park. It goes up in a week and down by itself.
        </p>
      </TextBox>
      <TextBox variant="frame" label="You need" title="A tool for twenty years">
        <p>Then we plan for the third version while we build the first, and write down why.</p>
      </TextBox>
      <TextBox variant="frame" title="You do not know yet" className="border-dashed! md:col-span-2">
        <p>
          Good. Come with the last ten letters that annoyed you. After an afternoon we both know
          more, and it may well be that a shared spreadsheet is enough.
        </p>
      </TextBox>
    </div>
  );
}

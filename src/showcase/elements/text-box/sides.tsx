import { TextBox } from '../../../elements/text-box/text-box.tsx';

/** Text boxes with a thick line at the side, for remarks in a longer text. */
export function SideBoxes() {
  return (
    <div className="grid gap-10 md:grid-cols-[3fr_2fr] md:gap-16">
      <TextBox variant="side" title="Exports" className="[--edge:var(--teal)]">
        <p>
          Everything that you type in can be taken out again: as a table, as a calendar, as a folder
          of PDFs. There is no form to fill in and nobody to ask.
        </p>
      </TextBox>
      <TextBox variant="side" title="Seats" className="[--edge:var(--coral)] md:mt-14">
        <p>People who only read cost nothing.</p>
      </TextBox>
    </div>
  );
}

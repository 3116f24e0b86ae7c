import { TextBox } from '../../../elements/text-box/text-box.tsx';

/** Text box with title and text on two grounds, side by side. */
export function SplitBox() {
  return (
    <TextBox variant="split" label="Before you sign" title="What happens if we part?">
      <p>
        You get the code, the data in a format that opens in a spreadsheet, the drawings, and a list
        of every password with the day on which it was last changed.
      </p>
      <p>
        Whoever comes after us gets an afternoon of our time. It is in the price, and it has been
        asked for four times in twenty years.
      </p>
    </TextBox>
  );
}

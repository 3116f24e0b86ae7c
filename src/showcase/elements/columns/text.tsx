import { Columns } from '../../../elements/columns/columns.tsx';

/** Text that flows through three columns; one column on a phone. */
export function FlowingText() {
  return (
    <Columns variant="text" count={3} ruled>
      <p>
        The hail came on a Tuesday in June, twenty minutes of it, and left eleven hundred dented
        cars in four towns. The insurer had two assessors and one form, on paper, in triplicate.
      </p>
      <p>
        In the app, which was nine days old, one took six photographs: four corners, the roof, the
        worst dent with a coin beside it. The coin was the idea of the younger assessor. Everybody
        has one, and everybody knows how large it is.
      </p>
      <p>
        By Friday eight hundred claims were in, and three hundred of them were settled. The
        assessors had slept in their own beds. On Monday the form in triplicate was put into a
        frame.
      </p>
      <p>It hangs in the canteen, beside a golf-ball-sized lump of ice in a freezer bag.</p>
    </Columns>
  );
}

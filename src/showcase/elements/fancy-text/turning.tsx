import { TurningWords } from '../../../elements/fancy-text/turning-words.tsx';

/** Heading in which four words appear in turn and the fifth stays. */
export function TurningHeading() {
  return (
    <h3 className="text-h1 leading-[1.1] font-bold tracking-close">
      We build for <TurningWords words={['harbors', 'bakers', 'ferries', 'bus lines', 'Mondays']} />
    </h3>
  );
}

import { TurningWords } from '../../../elements/fancy-text/turning-words.tsx';

/** One place, four words, and a last one that stays. Point at the line to see them again. */
export function TurningHeading() {
  return (
    <h3 className="text-h1 leading-[1.1] font-bold tracking-close">
      We build for <TurningWords words={['harbors', 'bakers', 'ferries', 'bus lines', 'Mondays']} />
    </h3>
  );
}

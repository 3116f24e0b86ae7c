import { formatNumber } from '../../content/formats.ts';
import type { CaseChart, CasePlaces } from '../../content/schema/case-study.ts';
import { average } from './average.ts';
import { CordPair } from './cord-pair.tsx';
import { deckCord } from './deck-cord.ts';

interface DeckPairProps {
  block: CasePlaces;
  chart: CaseChart;
}

/**
 * Shares before and after, as places on the cord that are empty.
 * @throws when the chart has no series
 */
export function DeckPair({ block: { places, isFerry, label, note }, chart }: DeckPairProps) {
  const { title, unit, suffix, series } = chart;
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last) throw new Error(`The chart "${title}" has no numbers to draw.`);
  const partOf = ({ name, values }: typeof first) => {
    const share = average(values);
    const empty = Math.round((share / 100) * places);
    const sentence = note.replace('{count}', `${empty}`).replace('{places}', `${places}`);
    return {
      deck: { places, isFerry, empty },
      figure: `${formatNumber(Number(share.toFixed(1)))}${suffix}`,
      text: `${unit}, ${name}. ${sentence}`,
    };
  };
  const [before, after] = [partOf(first), partOf(last)];
  return (
    <CordPair
      drawing={deckCord(before.deck, after.deck)}
      label={label}
      items={[before, after]}
      className="mt-6 lg:mt-8"
    />
  );
}

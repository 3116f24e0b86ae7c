import type { ReactNode } from 'react';
import type { Pair } from './pair.ts';
import { PairHalves } from './pair-halves.tsx';
import printHalvesStyles from './print-halves.module.css';
import seamMoveStyles from './seam-move.module.css';
import seamPairStyles from './seam-pair.module.css';

interface HeroSeamProps {
  pair: Pair;
  action: { title: string; link: string };
  /** The island `SoundButton`. */
  children: ReactNode;
}

/** Hero: the first pair, whose sentence is the page's heading. */
export function HeroSeam({ pair, action, children }: HeroSeamProps) {
  return (
    <section
      className={`${printHalvesStyles.firstPair} ${seamMoveStyles.firstPair} ${seamPairStyles.firstPair}`}
      data-first-screen=""
    >
      <PairHalves pair={pair} isFirst as="h1" action={action}>
        {children}
      </PairHalves>
    </section>
  );
}

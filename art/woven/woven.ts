import { foldedStack } from './folded-stack.ts';
import { fringe } from './fringe.ts';
import { nightCloths } from './night-cloths.ts';
import { onTheLoom } from './on-the-loom.ts';
import { pointPapers } from './point-paper.ts';
import type { WovenPicture } from './view.ts';
import { yarnCards } from './yarn-cards.ts';

/** Everything that is woven by code. */
export const woven: readonly WovenPicture[] = [
  ...nightCloths,
  ...pointPapers,
  ...yarnCards,
  ...onTheLoom,
  ...foldedStack,
  ...fringe,
];

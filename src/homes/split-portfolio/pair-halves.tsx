import type { ReactNode } from 'react';
import { halfSizes } from './half-sizes.ts';
import type { Pair } from './pair.ts';
import printHalvesStyles from './print-halves.module.css';
import seamMoveStyles from './seam-move.module.css';
import seamPairStyles from './seam-pair.module.css';
import { SeamPicture } from './seam-picture.tsx';
import seamTurnedStyles from './seam-turned.module.css';

interface PairHalvesProps {
  pair: Pair;
  /** Its left picture is the largest of the first screen (LCP). */
  isFirst?: boolean;
  /** `h1` for the first pair, whose sentence is the page's heading. */
  as?: 'h1' | 'h3';
  /** Link under the recipe. */
  action?: { title: string; link: string };
  /** The island `SoundButton`. */
  children: ReactNode;
}

/**
 * Pair: a heading in two halves, film and scene at the left, workbench and recipe at the right, and the
 * sound of both below. This is also the DOM order.
 */
export function PairHalves(props: PairHalvesProps) {
  const { pair, isFirst = false, as: Heading = 'h3', action, children } = props;
  const { id, firstHalf, secondHalf, isTurned, film, bench, scene, recipe } = pair;
  return (
    <div
      className={`${printHalvesStyles.seamPair} ${seamMoveStyles.pair} ${seamPairStyles.pair} ${seamTurnedStyles.seamPair}`}
      data-pair={id}
      data-flipped={isTurned}
    >
      <Heading className={`${printHalvesStyles.seamSaid} ${seamPairStyles.said}`}>
        <span
          className={`${printHalvesStyles.seamSaw} ${seamMoveStyles.saw} ${seamPairStyles.saw} ${seamTurnedStyles.seamSaw}`}
        >
          <span>{firstHalf[0]} </span>
          <span>{firstHalf[1]} </span>
        </span>
        <span
          className={`${printHalvesStyles.seamWas} ${seamMoveStyles.was} ${seamPairStyles.was} ${seamTurnedStyles.seamWas}`}
        >
          <span>{secondHalf[0]} </span>
          <span>{secondHalf[1]}</span>
        </span>
      </Heading>
      <SeamPicture
        name={film}
        sizes={halfSizes}
        className={`${printHalvesStyles.seamFilm} ${seamMoveStyles.film} ${seamPairStyles.film} ${seamTurnedStyles.seamFilm}`}
        priority={isFirst}
      />
      <p
        className={`${printHalvesStyles.seamScene} ${seamMoveStyles.scene} ${seamPairStyles.scene} ${seamTurnedStyles.seamScene}`}
      >
        <span className={seamPairStyles.slug}>{scene.slug}</span> {scene.text}{' '}
        <cite>{scene.from}</cite>
      </p>
      <SeamPicture
        name={bench}
        sizes={halfSizes}
        className={`${printHalvesStyles.seamBench} ${seamMoveStyles.bench} ${seamPairStyles.bench} ${seamTurnedStyles.seamBench}`}
      />
      <p
        className={`${printHalvesStyles.seamRecipe} ${seamMoveStyles.recipe} ${seamPairStyles.recipe} ${seamTurnedStyles.seamRecipe}`}
      >
        {recipe}
        {action && (
          <>
            {' '}
            <a
              href={action.link}
              className={`${printHalvesStyles.seamAction} ${seamPairStyles.action}`}
            >
              {action.title}
            </a>
          </>
        )}
      </p>
      {children}
    </div>
  );
}

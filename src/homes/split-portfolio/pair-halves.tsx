import type { ReactNode } from 'react';
import { halfSizes } from './half-sizes.ts';
import type { Pair } from './pair.ts';
import printHalvesStyles from './print-halves.module.css';
import seamFlippedStyles from './seam-flipped.module.css';
import seamMoveStyles from './seam-move.module.css';
import seamPairStyles from './seam-pair.module.css';
import { SeamPicture } from './seam-picture.tsx';

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
  const { id, firstHalf, secondHalf, isFlipped, film, bench, scene, recipe } = pair;
  return (
    <div
      className={`${printHalvesStyles.pair} ${seamMoveStyles.pair} ${seamPairStyles.pair} ${seamFlippedStyles.pair}`}
      data-pair={id}
      data-flipped={isFlipped}
    >
      <Heading className={`${printHalvesStyles.pairHeading} ${seamPairStyles.heading}`}>
        <span
          className={`${printHalvesStyles.firstHalf} ${seamMoveStyles.firstHalf} ${seamPairStyles.firstHalf} ${seamFlippedStyles.firstHalf}`}
        >
          <span>{firstHalf[0]} </span>
          <span>{firstHalf[1]} </span>
        </span>
        <span
          className={`${printHalvesStyles.secondHalf} ${seamMoveStyles.secondHalf} ${seamPairStyles.secondHalf} ${seamFlippedStyles.secondHalf}`}
        >
          <span>{secondHalf[0]} </span>
          <span>{secondHalf[1]}</span>
        </span>
      </Heading>
      <SeamPicture
        name={film}
        sizes={halfSizes}
        className={`${printHalvesStyles.film} ${seamMoveStyles.film} ${seamPairStyles.film} ${seamFlippedStyles.film}`}
        priority={isFirst}
      />
      <p
        className={`${printHalvesStyles.scene} ${seamMoveStyles.scene} ${seamPairStyles.scene} ${seamFlippedStyles.scene}`}
      >
        <span className={seamPairStyles.sceneHeading}>{scene.slug}</span> {scene.text}{' '}
        <cite>{scene.from}</cite>
      </p>
      <SeamPicture
        name={bench}
        sizes={halfSizes}
        className={`${printHalvesStyles.bench} ${seamMoveStyles.bench} ${seamPairStyles.bench} ${seamFlippedStyles.bench}`}
      />
      <p
        className={`${printHalvesStyles.recipe} ${seamMoveStyles.recipe} ${seamPairStyles.recipe} ${seamFlippedStyles.recipe}`}
      >
        {recipe}
        {action && (
          <>
            {' '}
            <a
              href={action.link}
              className={`${printHalvesStyles.action} ${seamPairStyles.action}`}
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

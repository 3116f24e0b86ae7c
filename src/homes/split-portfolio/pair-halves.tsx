import type { ReactNode } from 'react';
import { halfSizes } from './half-sizes.ts';
import type { Pair } from './pair.ts';
import { SeamPicture } from './seam-picture.tsx';
import './seam-pair.css';
import './seam-turned.css';

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
    <div className="seam-pair" data-pair={id} data-flipped={isTurned}>
      <Heading className="seam-said">
        <span className="seam-saw">
          <span>{firstHalf[0]} </span>
          <span>{firstHalf[1]} </span>
        </span>
        <span className="seam-was">
          <span>{secondHalf[0]} </span>
          <span>{secondHalf[1]}</span>
        </span>
      </Heading>
      <SeamPicture name={film} sizes={halfSizes} className="seam-film" priority={isFirst} />
      <p className="seam-scene">
        <span className="seam-slug">{scene.slug}</span> {scene.text} <cite>{scene.from}</cite>
      </p>
      <SeamPicture name={bench} sizes={halfSizes} className="seam-bench" />
      <p className="seam-recipe">
        {recipe}
        {action && (
          <>
            {' '}
            <a href={action.link} className="seam-action">
              {action.title}
            </a>
          </>
        )}
      </p>
      {children}
    </div>
  );
}

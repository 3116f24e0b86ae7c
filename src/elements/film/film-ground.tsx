'use client';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../looks/cn.ts';
import './film.css';
import { startFilm } from './start-film.ts';

interface FilmGroundProps {
  /** Address of the files without the ending: `.webm` and `.mp4` lie beside each other. */
  film: string;
  /** “Pause the film”. */
  pauseLabel: string;
  /** “Play the film”. */
  playLabel: string;
  /** It has an end, and stays there. Left out: it goes on without a seam. */
  once?: boolean;
  /** Nothing is loaded before the button is pressed. */
  waits?: boolean;
  className?: string;
  /** The poster: the first frame of the film, filling the ground. */
  children: ReactNode;
}

/**
 * A silent film as a ground, with its poster first and a button that stops it. Nothing of it is
 * loaded where less motion or less data is asked for. Fills the nearest positioned parent.
 */
export function FilmGround(props: FilmGroundProps) {
  const { film, pauseLabel, playLabel, once, waits, className, children } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? startFilm(root.current) : undefined), []);
  return (
    <div
      ref={root}
      data-film={film}
      data-waits={waits ? '' : undefined}
      className={cn('film', className)}
    >
      {children}
      <video
        muted
        playsInline
        loop={!once}
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        disablePictureInPicture
      />
      <button type="button" className="film-button" data-off={waits ? undefined : ''}>
        <Pause aria-hidden="true" className="film-pause" />
        <span className="film-pause">{pauseLabel}</span>
        <Play aria-hidden="true" className="film-play" />
        <span className="film-play">{playLabel}</span>
      </button>
    </div>
  );
}

'use client';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../themes/cn.ts';
import './background-video.css';
import { startVideo } from './start-video.ts';

interface BackgroundVideoProps {
  /** URL of the files without extension: `.webm` and `.mp4` are in the same folder. */
  video: string;
  /** Text of the button while the video plays: “Pause the film”. */
  pauseLabel: string;
  /** Text of the button while it is paused: “Play the film”. */
  playLabel: string;
  /** Plays once and stays on the last frame. Omitted: loops. */
  once?: boolean;
  /** Loads nothing before the button is pressed. */
  onDemand?: boolean;
  className?: string;
  /** Poster: the first frame of the video, covering the area. */
  children: ReactNode;
}

/**
 * Silent background video with a poster and a pause button. Nothing is loaded with reduced
 * motion or reduced data. Fills the nearest positioned ancestor.
 *
 * State attributes: `data-playing` and `data-visible` (first frame rendered) on the root, `data-hidden` on
 * the button while it is not offered. Attributes: `data-video` (URL) and `data-on-demand` (prop `onDemand`).
 */
export function BackgroundVideo(props: BackgroundVideoProps) {
  const { video, pauseLabel, playLabel, once, onDemand, className, children } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? startVideo(root.current) : undefined), []);
  return (
    <div
      ref={root}
      data-video={video}
      data-on-demand={onDemand ? '' : undefined}
      className={cn('lf-film', className)}
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
      <button type="button" className="lf-film-button" data-hidden={onDemand ? undefined : ''}>
        <Pause aria-hidden="true" className="lf-film-pause" />
        <span className="lf-film-pause">{pauseLabel}</span>
        <Play aria-hidden="true" className="lf-film-play" />
        <span className="lf-film-play">{playLabel}</span>
      </button>
    </div>
  );
}

'use client';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { playingTime } from '../../../elements/clock/time-text.ts';
import { cssPercent } from '../../../themes/css-percent.ts';
import styles from './sound-player.module.css';

interface SoundPlayerProps {
  title: string;
  /** Path of the files without extension: `.opus` and `.mp3` are side by side. */
  src: string;
  /** Length in seconds. */
  seconds: number;
  /** Loudness in equal steps from beginning to end, 0 to 99. */
  peaks: readonly number[];
  /** Descriptions of what can be heard, each with its start in seconds. */
  cues: readonly { start: number; text: string }[];
  labels: { play: string; pause: string; positionLabel: string; cues: string; ofText: string };
}

/** Distance between two bars, in units of the SVG. */
const barStep = 6;
/** Seconds by which a browser may land before the requested position. */
const seekTolerance = 0.05;

/** Returns the SVG path of the waveform: a bar per peak, centered on the line at half height. */
const drawBars = (peaks: readonly number[]) =>
  peaks
    .map((peak, index) => {
      const half = Math.max(1.5, peak * 0.48);
      return `M${index * barStep + 2} ${50 - half}V${50 + half}`;
    })
    .join('');

/**
 * Renders an audio player whose waveform is the seek bar; the cues beside it are links into the
 * sound. Without script the native player takes its place.
 */
export function SoundPlayer({ title, src, seconds, peaks, cues, labels }: SoundPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const width = peaks.length * barStep;
  const bars = drawBars(peaks);
  const currentCue = cues.findLastIndex(({ start }) => start <= position + seekTolerance);

  const goTo = (second: number) => {
    if (audio.current) audio.current.currentTime = second;
    setPosition(second);
  };
  const play = () => audio.current?.play().catch(() => setPlaying(false));
  const toggle = () => {
    if (playing) audio.current?.pause();
    else play();
  };

  return (
    <div className={styles.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: the cues beside it transcribe the sound */}
      <audio
        ref={audio}
        controls
        preload="none"
        className={styles.nativePlayer}
        aria-label={title}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
      >
        <source src={`${src}.opus`} type="audio/ogg; codecs=opus" />
        <source src={`${src}.mp3`} type="audio/mpeg" />
      </audio>
      <div className={styles.customPlayer}>
        <button
          type="button"
          className={styles.playButton}
          aria-label={`${playing ? labels.pause : labels.play}: ${title}`}
          onClick={toggle}
        >
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <div className={styles.line}>
          <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={bars} />
            <path
              d={bars}
              className={styles.playedPart}
              style={{ clipPath: `inset(0 ${cssPercent(1 - position / seconds)} 0 0)` }}
            />
          </svg>
          <input
            type="range"
            min={0}
            max={seconds}
            step={1}
            value={Math.min(seconds, Math.floor(position))}
            aria-label={labels.positionLabel}
            aria-valuetext={`${playingTime(position)} ${labels.ofText} ${playingTime(seconds)}`}
            onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          />
        </div>
        <p className={styles.clock} aria-hidden="true">
          {playingTime(position)} / {playingTime(seconds)}
        </p>
      </div>
      <ol className={styles.cues} aria-label={labels.cues}>
        {cues.map(({ start, text }, index) => (
          <li key={start}>
            <button
              type="button"
              aria-current={index === currentCue && (playing || position > 0) ? 'true' : undefined}
              onClick={() => {
                goTo(start);
                play();
              }}
            >
              <span className={styles.startTime}>{playingTime(start)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

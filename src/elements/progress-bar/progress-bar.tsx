'use client';

import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../looks/cn.ts';
import { runOnce } from '../run-once/run-once.ts';
import './progress-bar.css';

interface ProgressBarProps {
  label: ReactNode;
  value: number;
  /** What a full bar stands for; 100 without it. */
  max?: number;
  /** How the value is written: `11 of 30 KB`. Left out: in per cent. */
  text?: string;
  /** measure: a share that stands still. work: something that is under way. */
  kind?: 'measure' | 'work';
  /** line: thin, words above. slab: thick, words inside. */
  look?: 'line' | 'slab';
  /** How it ended, told by colour and by `text`. */
  state?: 'running' | 'done' | 'failed';
  className?: string;
}

/** A share of a whole, in words and as a bar. It fills once when it is first seen. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, kind = 'measure', look = 'line', className } = props;
  const part = Math.min(1, Math.max(0, value / max));
  const text = props.text ?? `${Math.round(part * 100)}%`;
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return kind === 'measure' && ref.current ? runOnce(ref.current) : undefined;
  }, [kind]);
  const meter = {
    role: kind === 'work' ? 'progressbar' : 'meter',
    'aria-labelledby': id,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value,
    'aria-valuetext': text,
  };
  return (
    <div
      ref={ref}
      className={cn('progress', className)}
      data-look={look}
      data-state={props.state}
      style={{ '--part': part } as CSSProperties}
    >
      <p className="progress-words">
        <span id={id}>{label}</span>
        <span className="progress-value">{text}</span>
      </p>
      <div {...meter} className="progress-track">
        <div className="progress-fill" />
      </div>
    </div>
  );
}

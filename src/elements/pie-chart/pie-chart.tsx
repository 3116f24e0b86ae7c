'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../looks/cn.ts';
import { runOnce } from '../run-once/run-once.ts';
import './pie-chart.css';
import { arcs } from './arcs.ts';

export interface PieSlice {
  label: string;
  value: number;
  /** How it is written in the list; the value itself without it. */
  text?: string;
}

interface PieChartProps {
  /** What the chart is of; read out before the slices. */
  label: string;
  slices: readonly PieSlice[];
  /** What a whole stands for; the sum of the slices without it. */
  total?: number;
  /** ring: thin, for one value. donut: thick. half: a gauge. */
  look: 'ring' | 'donut' | 'half';
  /** Shows the slices as a list beside the drawing. */
  legend?: boolean;
  /** What stands in the middle. */
  children?: ReactNode;
  className?: string;
}

/** Shares of a whole, drawn once when first seen. Without motion it simply stands there. */
export function PieChart(props: PieChartProps) {
  const { label, slices, look, legend, children, className } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? runOnce(ref.current) : undefined), []);
  const total = props.total ?? slices.reduce((sum, { value }) => sum + value, 0);
  const words = slices.map((slice) => `${slice.label} ${slice.text ?? slice.value}`).join(', ');
  const half = look === 'half';
  return (
    <div ref={ref} className={cn('pie', className)} data-look={look}>
      <div className="pie-drawing">
        <svg
          viewBox={half ? '0 0 120 66' : '0 0 120 120'}
          role="img"
          aria-label={`${label}: ${words}`}
        >
          <g className="pie-arcs" transform={half ? 'rotate(180 60 60)' : 'rotate(-90 60 60)'}>
            <circle className="pie-track" pathLength={half ? 200 : 100} cx="60" cy="60" r="52" />
            {arcs(slices, total).map(({ length, start }, index) => (
              <circle
                key={slices[index]?.label}
                className="pie-arc"
                data-tone={index}
                pathLength={half ? 200 : 100}
                cx="60"
                cy="60"
                r="52"
                style={{ '--length': length, '--start': start } as CSSProperties}
              />
            ))}
          </g>
        </svg>
        {children && <div className="pie-middle">{children}</div>}
      </div>
      {legend && (
        <ul className="pie-legend">
          {slices.map(({ label: name, value, text }, index) => (
            <li key={name}>
              <span aria-hidden="true" className="pie-key" data-tone={index} />
              <span>{name}</span>
              <span className="tabular-nums">{text ?? value}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

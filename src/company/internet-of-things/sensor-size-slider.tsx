'use client';
import { useEffect, useId, useRef, useState } from 'react';

interface SensorSizeSliderProps {
  label: string;
  /** Unit after the number. */
  unit: string;
}

/** Slider that calibrates the screen's resolution: sets dots per inch on every `data-scale` element. */
export function SensorSizeSlider({ label, unit }: SensorSizeSliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [dots, setDots] = useState<number>();
  const scale = () => input.current?.closest<HTMLElement>('[data-scale]');
  useEffect(() => {
    const known = scale();
    if (known) setDots(Number(getComputedStyle(known).getPropertyValue('--dpi')));
  }, []);
  const fit = (value: number) => {
    setDots(value);
    scale()?.style.setProperty('--dpi', String(value));
  };
  return (
    <div className={dots === undefined ? 'invisible' : undefined}>
      <label htmlFor={id} className="block text-center text-caption">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="range"
        min="80"
        max="180"
        value={dots ?? 109}
        onChange={({ target }) => fit(target.valueAsNumber)}
        aria-valuetext={`${dots} ${unit}`}
        className="mt-2 block h-11 w-full cursor-pointer accent-accent"
      />
      <output htmlFor={id} className="block text-center text-note text-muted tabular-nums">
        {dots} {unit}
      </output>
    </div>
  );
}

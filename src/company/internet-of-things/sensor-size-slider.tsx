'use client';
import { useEffect, useId, useRef, useState } from 'react';

interface SensorSizeSliderProps {
  label: string;
  /** Unit after the number. */
  unit: string;
}

/**
 * Slider that calibrates the resolution of the screen: sets `--dpi` on the `data-scale` element
 * around it.
 */
export function SensorSizeSlider({ label, unit }: SensorSizeSliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [dotsPerInch, setDotsPerInch] = useState<number>();
  const findScaleElement = () => input.current?.closest<HTMLElement>('[data-scale]');
  useEffect(() => {
    const scaleElement = findScaleElement();
    if (!scaleElement) return;
    setDotsPerInch(Number(getComputedStyle(scaleElement).getPropertyValue('--dpi')));
  }, []);
  const calibrate = (value: number) => {
    setDotsPerInch(value);
    findScaleElement()?.style.setProperty('--dpi', String(value));
  };
  return (
    <div className={dotsPerInch === undefined ? 'invisible' : undefined}>
      <label htmlFor={id} className="block text-center text-caption">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="range"
        min="80"
        max="180"
        value={dotsPerInch ?? 109}
        onChange={({ target }) => calibrate(target.valueAsNumber)}
        aria-valuetext={`${dotsPerInch} ${unit}`}
        className="mt-2 block h-11 w-full cursor-pointer accent-accent"
      />
      <output htmlFor={id} className="block text-center text-note text-muted tabular-nums">
        {dotsPerInch} {unit}
      </output>
    </div>
  );
}

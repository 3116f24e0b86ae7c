'use client';
import { useId, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { inches } from './nights.ts';
import { useClothSimulation } from './use-cloth-simulation.ts';

interface GrainSimulationProps {
  label: string;
  /** `{degrees}`. */
  value: string;
  again: string;
  /** `{degrees}`. */
  falling: string;
  /** `{degrees}`, `{longer}`, `{narrower}`. */
  said: string;
  /** Text alternative of the drawing. */
  drawing: string;
  start: number;
}

/** Simulation of a hanging cloth that is cut at the angle of a slider, with measurements. */
export function GrainSimulation(props: GrainSimulationProps) {
  return useHydrated() ? <FallingCloth {...props} /> : <div className="grainfall" />;
}

function FallingCloth(props: GrainSimulationProps) {
  const { label, value, again, falling, said, drawing, start } = props;
  const id = useId();
  const [degrees, setDegrees] = useState(start);
  const [round, setRound] = useState(0);
  const { canvas, result } = useClothSimulation(degrees, round);
  return (
    <div className="grainfall">
      <div className="grainfall-stage">
        <canvas ref={canvas} role="img" aria-label={drawing} />
      </div>
      <div className="grainfall-turn">
        <label htmlFor={id}>
          {label}
          <input
            id={id}
            type="range"
            min={0}
            max={45}
            step={1}
            value={degrees}
            aria-valuetext={fillTemplate(value, { degrees })}
            onChange={({ currentTarget }) => setDegrees(currentTarget.valueAsNumber)}
          />
        </label>
        <p role="status" className="grainfall-said">
          {result
            ? fillTemplate(said, {
                degrees,
                longer: inches(result.longer),
                narrower: inches(result.narrower),
              })
            : fillTemplate(falling, { degrees })}
        </p>
        <button type="button" className="grainfall-again" onClick={() => setRound(round + 1)}>
          {again}
        </button>
      </div>
    </div>
  );
}

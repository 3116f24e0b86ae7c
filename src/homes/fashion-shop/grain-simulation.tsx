'use client';
import { useId, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import styles from './about-grain.module.css';
import { formatInches } from './nights.ts';
import { useClothSimulation } from './use-cloth-simulation.ts';

interface GrainSimulationProps {
  label: string;
  /** Value of the slider for screen readers; with `{degrees}`. */
  value: string;
  restartLabel: string;
  /** Status while the cloth falls; with `{degrees}`. */
  fallingText: string;
  /** Status with the measurements; with `{degrees}`, `{longer}`, `{narrower}`. */
  resultText: string;
  /** Text alternative of the drawing. */
  drawingLabel: string;
  initialDegrees: number;
}

/** Simulation of a hanging cloth that is cut at the angle of a slider, with measurements. */
export function GrainSimulation(props: GrainSimulationProps) {
  return useHydrated() ? <FallingCloth {...props} /> : <div className={styles.simulation} />;
}

function FallingCloth(props: GrainSimulationProps) {
  const { label, value, restartLabel, fallingText, resultText, drawingLabel, initialDegrees } =
    props;
  const id = useId();
  const [degrees, setDegrees] = useState(initialDegrees);
  const [runNumber, setRunNumber] = useState(0);
  const { canvas, result } = useClothSimulation(degrees, runNumber);
  return (
    <div className={styles.simulation}>
      <div className={styles.stage}>
        <canvas ref={canvas} role="img" aria-label={drawingLabel} />
      </div>
      <div className={styles.rotateButton}>
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
        <p role="status" className={styles.status}>
          {result
            ? fillTemplate(resultText, {
                degrees,
                longer: formatInches(result.longer),
                narrower: formatInches(result.narrower),
              })
            : fillTemplate(fallingText, { degrees })}
        </p>
        <button
          type="button"
          className={styles.repeatButton}
          onClick={() => setRunNumber(runNumber + 1)}
        >
          {restartLabel}
        </button>
      </div>
    </div>
  );
}

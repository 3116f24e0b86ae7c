'use client';
import { useState } from 'react';
import { appendText, fillForm, goToForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import {
  type FlightState,
  flightStateOf,
  forceOf,
  type KiteSpec,
  minWind,
  poundsText,
  windOf,
} from './pull.ts';
import styles from './tool-wind-beach.module.css';
import kiteStyles from './tool-wind-beach-kite.module.css';

interface BeachKite {
  id: string;
  title: string;
  /** Paths of outline, sticks and sewn-on shapes, 24 by 24 units. */
  iconPath: string;
  stickPaths: string;
  patchPaths: string;
  span: number;
  spec: KiteSpec;
}

interface ToolWindBeachProps {
  /** Initial wind, in miles per hour. */
  initialMph: number;
  /** Maximum wind, in miles per hour. */
  maxMph: number;
  kites: readonly BeachKite[];
  label: string;
  /** Legend of the forces. */
  forcesLegend: string;
  /** Label of a force; with `{force}`. */
  forceLabel: string;
  /** Descriptions of the Beaufort forces. */
  forceDescriptions: readonly string[];
  /** Pull of a flying kite; with `{pull}`. */
  pullText: string;
  /** Angle and cord of a flying kite; with `{angle}` and `{line}`. */
  lineText: string;
  /** State of a grounded kite. */
  groundedText: string;
  /** Minimum wind of a grounded kite; with `{from}`. */
  neededWindText: string;
  /** State of a kite that was taken down. */
  takenDownText: string;
  /** Maximum wind of a kite that was taken down; with `{most}`. */
  maxWindText: string;
  /** Note on a pull that needs gloves. */
  glovesNote: string;
  /** Note on a pull that needs a post. */
  postNote: string;
  /** Status; with `{mph}`, `{force}`, `{sign}`, `{count}`, `{all}`. */
  statusText: string;
  /** Label of the button that fills the wind into the form. */
  fillFormLabel: string;
  /** Anchor of the form. */
  formAnchor: string;
  /** Form field for the band of the wind. */
  windField: string;
  /** Values of the field, each with the upper limit of its band in miles per hour. */
  windBands: readonly { title: string; to: number }[];
  /** Line for the message of the form; with `{mph}`. */
  messageText: string;
  /** Beginning of that line, by which an earlier one is replaced. */
  messagePrefix: string;
}

/** Pull in pounds from which gloves are needed. */
const glovesPull = 12;
/** Pull in pounds from which a post is needed. */
const postPull = 30;

/** Replaces each `{name}` by its value. */
const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);

/** Drawing of one kite: grounded, flying or taken down. */
function KiteDrawing({
  iconPath,
  stickPaths,
  patchPaths,
  span,
  flight,
}: BeachKite & { flight: FlightState }) {
  const angle = flight.state === 'flies' ? flight.angle : 0;
  const size = 1.7 + span * 0.16;
  const isUp = flight.state === 'flies';
  return (
    <svg
      viewBox="0 0 160 150"
      preserveAspectRatio="xMinYMax slice"
      className={`${kiteStyles.stretch} ${styles.stretch}`}
      aria-hidden="true"
    >
      <path className={`${kiteStyles.ground} ${styles.ground}`} d="M-999 147H999" />
      <g className={`${kiteStyles.line} ${styles.line}`} style={{ rotate: `${-angle}deg` }}>
        <path d="M14 142H134" />
        <g style={{ translate: '134px 142px' }}>
          <g
            className={kiteStyles.kite}
            style={{
              rotate: `${angle * 0.8}deg`,
              scale: `${size} ${isUp ? size : size * 0.28}`,
            }}
          >
            <path d={iconPath} />
            <path d={patchPaths} className={kiteStyles.layer} />
            <path d={stickPaths} className={kiteStyles.ribs} />
          </g>
        </g>
      </g>
      <path className={`${kiteStyles.rolled} ${styles.rolled}`} d="M60 139h70" />
      <path className={kiteStyles.peg} d="M14 132v16" />
    </svg>
  );
}

/**
 * Simulation with an adjustable wind, in miles per hour or Beaufort: every kite is grounded, flies or has been taken
 * down; shows its pull, the angle of its line and the recommended cord.
 */
export function ToolWindBeach(props: ToolWindBeachProps) {
  const { initialMph, maxMph, kites, label, forceDescriptions, windBands } = props;
  const [mph, setMph] = useState(initialMph);
  const isLive = useHydrated();
  const force = forceOf(mph);
  const flights = kites.map((kite) => ({ ...kite, flight: flightStateOf(kite.spec, mph) }));
  const count = flights.filter(({ flight }) => flight.state === 'flies').length;
  const kiteTexts = (flight: FlightState, spec: KiteSpec): readonly [string, string] => {
    if (flight.state === 'grounded')
      return [
        props.groundedText,
        fillPlaceholders(props.neededWindText, { from: Math.ceil(minWind(spec)) }),
      ];
    if (flight.state === 'down')
      return [props.takenDownText, fillPlaceholders(props.maxWindText, { most: spec.maxWind })];
    const { pull, angle, line } = flight;
    const warning =
      pull >= postPull ? `; ${props.postNote}` : pull >= glovesPull ? `; ${props.glovesNote}` : '';
    return [
      fillPlaceholders(props.pullText, { pull: poundsText(pull) }),
      fillPlaceholders(props.lineText, { angle: Math.round(angle), line }) + warning,
    ];
  };
  const fillWindIntoForm = () => {
    fillForm(props.formAnchor, {
      [props.windField]: windBands.find(({ to }) => mph < to)?.title ?? '',
      comment: appendText(props.messagePrefix, fillPlaceholders(props.messageText, { mph })),
    });
    goToForm(props.formAnchor);
  };
  return (
    <div className={styles.beach}>
      <div className={styles.wind} data-ready={isLive || undefined}>
        <label className={styles.label}>
          <span>{label}</span>
          <input
            type="range"
            min={0}
            max={maxMph}
            value={mph}
            disabled={!isLive}
            aria-valuetext={`${mph} mph`}
            onChange={({ target }) => setMph(Number(target.value))}
          />
        </label>
        <fieldset className={styles.forces}>
          <legend>{props.forcesLegend}</legend>
          <div>
            {forceDescriptions.map((sign, index) => (
              <button
                key={sign}
                type="button"
                disabled={!isLive}
                aria-pressed={index === force}
                aria-label={fillPlaceholders(props.forceLabel, { force: index })}
                onClick={() => setMph(windOf(index))}
              >
                {index}
              </button>
            ))}
          </div>
        </fieldset>
        <p className={styles.sum} role="status">
          {fillPlaceholders(props.statusText, {
            mph,
            force,
            sign: forceDescriptions[force] ?? '',
            count,
            all: kites.length,
          })}
        </p>
      </div>
      <ul className={`${kiteStyles.kites} ${styles.kites}`}>
        {flights.map((kite) => {
          const { id, title, spec, flight } = kite;
          const [first, rest] = kiteTexts(flight, spec);
          return (
            <li key={id} data-state={flight.state} data-kite={id}>
              <KiteDrawing {...kite} />
              <p>
                <b>{title}</b>
                <strong>{first}</strong>
                <span>{rest}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles.fillInButton}
        disabled={!isLive}
        onClick={fillWindIntoForm}
      >
        {props.fillFormLabel}
      </button>
    </div>
  );
}

'use client';
import { useState } from 'react';
import { appendText, fillForm, goToForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import {
  type FlightState,
  flightStateOf,
  forceOf,
  type KiteSpec,
  leastWind,
  poundsText,
  windOf,
} from './pull.ts';
import './tool-wind-beach.css';
import './tool-wind-beach-kite.css';

interface BeachKite {
  id: string;
  title: string;
  /** Paths of outline, sticks and sewn-on shapes, 24 by 24 units. */
  mark: string;
  ribs: string;
  layer: string;
  span: number;
  spec: KiteSpec;
}

interface ToolWindBeachProps {
  /** Initial and maximum wind, in miles per hour. */
  start: number;
  most: number;
  kites: readonly BeachKite[];
  label: string;
  /** Legend of the forces, and label of one: `{force}`. */
  forces: string;
  force: string;
  /** Descriptions of the Beaufort forces. */
  signs: readonly string[];
  /** Texts of a flying kite: `{pull}`; `{angle}`, `{line}`. */
  flies: string;
  with: string;
  /** Texts of a grounded kite (`{from}`), and of one taken down (`{most}`). */
  lies: string;
  needs: string;
  down: string;
  over: string;
  /** Note on a hard pull. */
  gloves: string;
  anchor: string;
  /** Status: `{mph}`, `{force}`, `{sign}`, `{count}`, `{all}`. */
  sum: string;
  /** Button that fills the wind into the form: its band into `field`, the rest into the message. */
  ask: string;
  order: string;
  field: string;
  bands: readonly { title: string; to: number }[];
  letter: string;
  letterBegins: string;
}

/** Pulls in pounds from which gloves, and from which a post, are needed. */
const [forGloves, forPost] = [12, 30];

/** Replaces each `{name}` by its value. */
const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);

/** Drawing of one kite: grounded, flying or taken down. */
function Stretch({ mark, ribs, layer, span, flight }: BeachKite & { flight: FlightState }) {
  const angle = flight.state === 'flies' ? flight.angle : 0;
  const size = 1.7 + span * 0.16;
  const isUp = flight.state === 'flies';
  return (
    <svg
      viewBox="0 0 160 150"
      preserveAspectRatio="xMinYMax slice"
      className="beach-stretch"
      aria-hidden="true"
    >
      <path className="beach-ground" d="M-999 147H999" />
      <g className="beach-line" style={{ rotate: `${-angle}deg` }}>
        <path d="M14 142H134" />
        <g style={{ translate: '134px 142px' }}>
          <g
            className="beach-kite"
            style={{
              rotate: `${angle * 0.8}deg`,
              scale: `${size} ${isUp ? size : size * 0.28}`,
            }}
          >
            <path d={mark} />
            <path d={layer} className="beach-layer" />
            <path d={ribs} className="beach-ribs" />
          </g>
        </g>
      </g>
      <path className="beach-rolled" d="M60 139h70" />
      <path className="beach-peg" d="M14 132v16" />
    </svg>
  );
}

/**
 * Simulation with an adjustable wind, in miles per hour or Beaufort: every kite is grounded, flies or has been taken
 * down; shows its pull, the angle of its line and the recommended cord.
 */
export function ToolWindBeach(props: ToolWindBeachProps) {
  const { start, most, kites, label, signs, bands } = props;
  const [mph, setMph] = useState(start);
  const isLive = useHydrated();
  const force = forceOf(mph);
  const flights = kites.map((kite) => ({ ...kite, flight: flightStateOf(kite.spec, mph) }));
  const count = flights.filter(({ flight }) => flight.state === 'flies').length;
  const saidOf = (flight: FlightState, spec: KiteSpec): readonly [string, string] => {
    if (flight.state === 'grounded')
      return [props.lies, filled(props.needs, { from: Math.ceil(leastWind(spec)) })];
    if (flight.state === 'down') return [props.down, filled(props.over, { most: spec.most })];
    const { pull, angle, line } = flight;
    const hand =
      pull >= forPost ? `; ${props.anchor}` : pull >= forGloves ? `; ${props.gloves}` : '';
    return [
      filled(props.flies, { pull: poundsText(pull) }),
      filled(props.with, { angle: Math.round(angle), line }) + hand,
    ];
  };
  const write = () => {
    fillForm(props.order, {
      [props.field]: bands.find(({ to }) => mph < to)?.title ?? '',
      comment: appendText(props.letterBegins, filled(props.letter, { mph })),
    });
    goToForm(props.order);
  };
  return (
    <div className="beach">
      <div className="beach-wind" data-ready={isLive || undefined}>
        <label className="beach-label">
          <span>{label}</span>
          <input
            type="range"
            min={0}
            max={most}
            value={mph}
            disabled={!isLive}
            aria-valuetext={`${mph} mph`}
            onChange={({ target }) => setMph(Number(target.value))}
          />
        </label>
        <fieldset className="beach-forces">
          <legend>{props.forces}</legend>
          <div>
            {signs.map((sign, index) => (
              <button
                key={sign}
                type="button"
                disabled={!isLive}
                aria-pressed={index === force}
                aria-label={filled(props.force, { force: index })}
                onClick={() => setMph(windOf(index))}
              >
                {index}
              </button>
            ))}
          </div>
        </fieldset>
        <p className="beach-sum" role="status">
          {filled(props.sum, {
            mph,
            force,
            sign: signs[force] ?? '',
            count,
            all: kites.length,
          })}
        </p>
      </div>
      <ul className="beach-kites">
        {flights.map((kite) => {
          const { id, title, spec, flight } = kite;
          const [first, rest] = saidOf(flight, spec);
          return (
            <li key={id} data-state={flight.state} className={`beach-${id}`}>
              <Stretch {...kite} />
              <p>
                <b>{title}</b>
                <strong>{first}</strong>
                <span>{rest}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <button type="button" className="beach-ask" disabled={!isLive} onClick={write}>
        {props.ask}
      </button>
    </div>
  );
}

import { useId } from 'react';
import { capitalize } from '../../content/capitalize.ts';
import type { LayingPattern } from './laying-pattern.ts';
import { type PigmentName, pigmentNames } from './pigments.ts';
import type { useFloorLayout } from './use-floor-layout.ts';
import '../../elements/field/native-select.css';

/** Labels of the choices. */
export interface ChoiceCopy {
  divider: string;
  lying: string;
  lyings: readonly { id: LayingPattern; title: string }[];
  /** Of the four colors. */
  colors: readonly string[];
  long: string;
  wide: string;
}

interface LayoutChoicesProps extends ChoiceCopy {
  dividers: readonly { title: string; pattern: string }[];
  floor: ReturnType<typeof useFloorLayout>;
  isLive: boolean;
}

/** Choices of a floor: pattern, colors and size. */
export function LayoutChoices(props: LayoutChoicesProps) {
  const { dividers, floor, isLive, divider, lying, lyings, colors, long, wide } = props;
  const id = useId();
  const feet = [
    { name: 'long', label: long, value: floor.long, set: floor.setLong },
    { name: 'wide', label: wide, value: floor.wide, set: floor.setWide },
  ];
  return (
    <div className="losa-choices">
      <div className="losa-choice" data-wide="">
        <label htmlFor={`${id}divider`}>{divider}</label>
        <select
          className="native-select"
          id={`${id}divider`}
          disabled={!isLive}
          value={floor.pattern}
          onChange={({ currentTarget }) => floor.choosePattern(currentTarget.value)}
        >
          {dividers.map(({ title, pattern }) => (
            <option key={pattern} value={pattern}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="losa-choice" data-wide="">
        <label htmlFor={`${id}lying`}>{lying}</label>
        <select
          className="native-select"
          id={`${id}lying`}
          disabled={!isLive}
          value={floor.layingPattern}
          onChange={({ currentTarget }) =>
            floor.chooseLayingPattern(currentTarget.value as LayingPattern)
          }
        >
          {lyings.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </div>
      {colors.map((label, index) => (
        <div key={label} className="losa-choice">
          <label htmlFor={`${id}color${index}`}>{label}</label>
          <span className="losa-choice-color" style={{ background: `var(--losa-${index})` }} />
          <select
            className="native-select"
            id={`${id}color${index}`}
            disabled={!isLive}
            value={floor.colors[index]}
            onChange={({ currentTarget }) =>
              floor.chooseColor(index, currentTarget.value as PigmentName)
            }
          >
            {pigmentNames.map((name) => (
              <option key={name} value={name}>
                {capitalize(name)}
              </option>
            ))}
          </select>
        </div>
      ))}
      {feet.map(({ name, label, value, set }) => (
        <div key={label} className="losa-choice">
          <label htmlFor={`${id}${name}`}>{label}</label>
          <input
            id={`${id}${name}`}
            type="number"
            inputMode="decimal"
            min={1}
            max={200}
            step={0.5}
            disabled={!isLive}
            defaultValue={value}
            onChange={({ currentTarget }) =>
              set(Math.min(200, Math.max(0, currentTarget.valueAsNumber || 0)))
            }
          />
        </div>
      ))}
    </div>
  );
}

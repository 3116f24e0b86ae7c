import { useId } from 'react';
import { capitalize } from '../../content/capitalize.ts';
import nativeSelectStyles from '../../elements/field/native-select.module.css';
import type { LayingPattern } from './laying-pattern.ts';
import layoutBoardStyles from './layout-board.module.css';
import { type PigmentName, pigmentNames } from './pigments.ts';
import type { useFloorLayout } from './use-floor-layout.ts';

/** Labels of the choices. */
export interface ChoiceCopy {
  patternLabel: string;
  layingLabel: string;
  layingPatterns: readonly { id: LayingPattern; title: string }[];
  /** Labels of the four colors. */
  colorLabels: readonly string[];
  lengthLabel: string;
  widthLabel: string;
}

interface LayoutChoicesProps extends ChoiceCopy {
  patternChoices: readonly { title: string; pattern: string }[];
  floor: ReturnType<typeof useFloorLayout>;
  isLive: boolean;
}

/** Choices of a floor: pattern, colors and size. */
export function LayoutChoices(props: LayoutChoicesProps) {
  const { patternChoices, floor, isLive, patternLabel, layingLabel, layingPatterns } = props;
  const { colorLabels, lengthLabel, widthLabel } = props;
  const id = useId();
  const sizeFields = [
    { name: 'long', label: lengthLabel, value: floor.length, setValue: floor.setLength },
    { name: 'wide', label: widthLabel, value: floor.width, setValue: floor.setWidth },
  ];
  return (
    <div className={layoutBoardStyles.choices}>
      <div className={layoutBoardStyles.choice} data-wide="">
        <label htmlFor={`${id}divider`}>{patternLabel}</label>
        <select
          className={nativeSelectStyles.nativeSelect}
          id={`${id}divider`}
          disabled={!isLive}
          value={floor.pattern}
          onChange={({ currentTarget }) => floor.choosePattern(currentTarget.value)}
        >
          {patternChoices.map(({ title, pattern }) => (
            <option key={pattern} value={pattern}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className={layoutBoardStyles.choice} data-wide="">
        <label htmlFor={`${id}lying`}>{layingLabel}</label>
        <select
          className={nativeSelectStyles.nativeSelect}
          id={`${id}lying`}
          disabled={!isLive}
          value={floor.layingPattern}
          onChange={({ currentTarget }) =>
            floor.chooseLayingPattern(currentTarget.value as LayingPattern)
          }
        >
          {layingPatterns.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </div>
      {colorLabels.map((label, index) => (
        <div key={label} className={layoutBoardStyles.choice}>
          <label htmlFor={`${id}color${index}`}>{label}</label>
          <span
            className={layoutBoardStyles.choiceColor}
            style={{ background: `var(--losa-${index})` }}
          />
          <select
            className={nativeSelectStyles.nativeSelect}
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
      {sizeFields.map(({ name, label, value, setValue }) => (
        <div key={label} className={layoutBoardStyles.choice}>
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
              setValue(Math.min(200, Math.max(0, currentTarget.valueAsNumber || 0)))
            }
          />
        </div>
      ))}
    </div>
  );
}

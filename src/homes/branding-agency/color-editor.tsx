import { useId, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import nativeSelectStyles from '../../elements/field/native-select.module.css';
import { appendText, fillForm } from '../../forms/fill-form.ts';
import brandBookStyles from './brand-book.module.css';
import type { PaletteCopy } from './brand-book-copy.ts';
import brandBookPaletteStyles from './brand-book-palette.module.css';
import { hexOf } from './color-math.ts';
import type { BrandColor } from './drawing-colors.ts';
import { countPairs } from './palette.ts';
import { paletteLines } from './palette-lines.ts';

interface ColorEditorProps {
  colors: readonly BrandColor[];
  /** Original colors of the brand. */
  originalColors: readonly BrandColor[];
  copy: PaletteCopy;
  onColor: (name: string, hex: string) => void;
  onReset: () => void;
}

/**
 * Editor of a custom color: choice of the color, a picker, a field, and the result.
 *
 * @internal
 */
export function ColorEditor({ colors, originalColors, copy, onColor, onReset }: ColorEditorProps) {
  const id = useId();
  const [name, setName] = useState(originalColors[0]?.name ?? '');
  const [input, setInput] = useState<string | null>(null);
  const current = colors.find((color) => color.name === name)?.hex ?? '';
  const isInvalid = input !== null && hexOf(input) === null;
  const changedColors = colors.filter((color, index) => color.hex !== originalColors[index]?.hex);
  const updateColor = (text: string) => {
    setInput(text);
    const hex = hexOf(text);
    if (hex) onColor(name, hex);
  };
  return (
    <div className={`${brandBookPaletteStyles.bench} ${brandBookStyles.bench}`}>
      <label>
        <span>{copy.colorLabel}</span>
        <select
          className={nativeSelectStyles.nativeSelect}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setInput(null);
          }}
        >
          {colors.map((color) => (
            <option key={color.name}>{color.name}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{copy.pickerLabel}</span>
        <input
          type="color"
          value={current}
          onChange={({ currentTarget }) => {
            setInput(null);
            onColor(name, currentTarget.value);
          }}
        />
      </label>
      <label>
        <span>{copy.fieldLabel}</span>
        <input
          type="text"
          value={input ?? current.toUpperCase()}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}wrong`}
          onChange={({ currentTarget }) => updateColor(currentTarget.value)}
          onBlur={() => isInvalid || setInput(null)}
        />
      </label>
      <p id={`${id}wrong`} className={brandBookPaletteStyles.wrong}>
        {isInvalid && copy.invalidText}
      </p>
      <p role="status" className={brandBookPaletteStyles.count}>
        {fillTemplate(copy.pairCount, countPairs(colors))}
      </p>
      <p className={brandBookPaletteStyles.benchActions}>
        <Button
          size="sm"
          href={copy.send.link}
          data-replay-until="island"
          onClick={() =>
            fillForm(copy.send.link, {
              comment: appendText(copy.messageHeading, paletteLines(copy, colors, changedColors)),
            })
          }
        >
          {copy.send.title}
        </Button>
        {changedColors.length > 0 && (
          <Button
            size="sm"
            tone="quiet"
            onClick={() => {
              setInput(null);
              onReset();
            }}
          >
            {copy.resetLabel}
          </Button>
        )}
      </p>
    </div>
  );
}

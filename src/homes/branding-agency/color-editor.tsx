import { useId, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { appendText, fillForm } from '../../forms/fill-form.ts';
import type { PaletteCopy } from './brand-book-copy.ts';
import { hexOf } from './color-math.ts';
import type { BrandColor } from './drawing-colors.ts';
import { countPairs } from './palette.ts';
import { paletteLines } from './palette-lines.ts';
import '../../elements/field/native-select.css';

interface ColorEditorProps {
  colors: readonly BrandColor[];
  /** Original colors of the brand. */
  own: readonly BrandColor[];
  copy: PaletteCopy;
  onColor: (name: string, hex: string) => void;
  onBack: () => void;
}

/** Editor of a custom color: choice of the color, a picker, a field, and the result. */
export function ColorEditor({ colors, own, copy, onColor, onBack }: ColorEditorProps) {
  const id = useId();
  const [name, setName] = useState(own[0]?.name ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const current = colors.find((color) => color.name === name)?.hex ?? '';
  const wrong = typed !== null && hexOf(typed) === null;
  const changed = colors.filter((color, index) => color.hex !== own[index]?.hex);
  const type = (text: string) => {
    setTyped(text);
    const hex = hexOf(text);
    if (hex) onColor(name, hex);
  };
  return (
    <div className="gus-bench">
      <label>
        <span>{copy.which}</span>
        <select
          className="native-select"
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setTyped(null);
          }}
        >
          {colors.map((color) => (
            <option key={color.name}>{color.name}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{copy.pick}</span>
        <input
          type="color"
          value={current}
          onChange={({ currentTarget }) => {
            setTyped(null);
            onColor(name, currentTarget.value);
          }}
        />
      </label>
      <label>
        <span>{copy.type}</span>
        <input
          type="text"
          value={typed ?? current.toUpperCase()}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}wrong`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => wrong || setTyped(null)}
        />
      </label>
      <p id={`${id}wrong`} className="gus-wrong">
        {wrong && copy.wrong}
      </p>
      <p role="status" className="gus-count">
        {fillTemplate(copy.count, countPairs(colors))}
      </p>
      <p className="gus-bench-deeds">
        <Button
          size="sm"
          href={copy.send.link}
          onClick={() =>
            fillForm(copy.send.link, {
              comment: appendText(copy.before, paletteLines(copy, colors, changed)),
            })
          }
        >
          {copy.send.title}
        </Button>
        {changed.length > 0 && (
          <Button
            size="sm"
            tone="quiet"
            onClick={() => {
              setTyped(null);
              onBack();
            }}
          >
            {copy.back}
          </Button>
        )}
      </p>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { cn } from '../../looks/cn.ts';
import './text-slider.css';

interface ChoiceSliderProps {
  /** Names the choice: “Three answers”. */
  label: string;
  /** Two to six; `name` is what its switch is called. */
  slides: readonly { name: string; body: ReactNode }[];
  /** dots: small switches under the text. names: their names at the side. */
  look: 'dots' | 'names';
  className?: string;
}

/**
 * Texts in one place, chosen by radio buttons: so it works by mouse, finger and arrow keys, without
 * script, and nothing moves unless somebody moves it. Up to six slides.
 */
export function ChoiceSlider({ label, slides, look, className }: ChoiceSliderProps) {
  const id = useId();
  return (
    <fieldset className={cn('choice-slider', className)} data-look={look}>
      <legend className="sr-only">{label}</legend>
      <div className="choice-switches">
        {slides.map(({ name }, index) => (
          <label key={name} className="choice-switch">
            <input
              type="radio"
              name={id}
              defaultChecked={index === 0}
              aria-label={look === 'dots' ? name : undefined}
              className="choice-input"
            />
            {look === 'names' ? (
              <span>{name}</span>
            ) : (
              <span aria-hidden="true" className="choice-dot" />
            )}
          </label>
        ))}
      </div>
      <div className="choice-slides">
        {slides.map(({ name, body }) => (
          <div key={name} className="choice-slide">
            {body}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

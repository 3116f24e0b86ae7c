import { type ReactNode, useId } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './text-slider.module.css';

interface ChoiceSliderProps {
  /** Accessible name of the group: “Three answers”. */
  label: string;
  /** Two to six; `name` labels the slide's radio button. */
  slides: readonly { name: string; body: ReactNode }[];
  /** Switches. `dots`: small, below the text; `names`: named, at the side. */
  variant: 'dots' | 'names';
  className?: string;
}

/**
 * Text slider controlled by radio buttons: works by mouse, touch and arrow keys, without
 * script, and never moves by itself. Up to six slides.
 *
 * Styling hook: `data-variant`.
 */
export function ChoiceSlider({ label, slides, variant, className }: ChoiceSliderProps) {
  const id = useId();
  return (
    <fieldset className={cn(styles.choiceSlider, className)} data-variant={variant}>
      <legend className="sr-only">{label}</legend>
      <div className={styles.choiceSwitches}>
        {slides.map(({ name }, index) => (
          <label key={name} className={styles.choiceSwitch}>
            <input
              type="radio"
              name={id}
              defaultChecked={index === 0}
              aria-label={variant === 'dots' ? name : undefined}
              className={styles.choiceInput}
            />
            {variant === 'names' ? (
              <span>{name}</span>
            ) : (
              <span aria-hidden="true" className={styles.choiceDot} />
            )}
          </label>
        ))}
      </div>
      <div className={styles.choiceSlides}>
        {slides.map(({ name, body }) => (
          <div key={name} className={styles.choiceSlide}>
            {body}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

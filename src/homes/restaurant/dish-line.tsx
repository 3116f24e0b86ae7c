import { fillTemplate } from '../../content/fill-template.ts';
import type { AllergenLetter, Dish } from './dish.ts';
import styles from './menu-card.module.css';

/** Copy of one dish; `{…}` are filled in. */
export interface DishCopy {
  /** Allergens of the dish; with `{has}`. */
  containsText: string;
  /** Allergens that the kitchen can leave out; with `{left}`. */
  removableText: string;
  /** Allergens that the kitchen leaves out for this guest; with `{left}`. */
  withoutText: string;
  /** Text before the drink. */
  drinkLabel: string;
}

interface DishLineProps {
  dish: Dish;
  /** Allergens that the kitchen leaves out for this guest. */
  omittedAllergens: readonly AllergenLetter[];
  /** Formats allergens as text. */
  formatAllergens: (letters: readonly AllergenLetter[]) => string;
  copy: DishCopy;
}

/**
 * Dish of the menu: name, dot leader, price, description, allergens, and a drink.
 *
 * @internal
 */
export function DishLine({ dish, omittedAllergens, formatAllergens, copy }: DishLineProps) {
  const { title, text, price, allergens, removable = [], glass } = dish;
  return (
    <article className={styles.dish}>
      <div className={styles.dishLine}>
        <h4 className={styles.dishTitle}>{title}</h4>
        <span className={styles.dishDots} aria-hidden="true" />
        <b className={styles.dishPrice}>
          <span className="sr-only">$</span>
          {price}
        </b>
      </div>
      <p className={styles.dishText}>
        {text}{' '}
        <span className={styles.dishLetters} aria-hidden="true">
          {allergens.map((letter) => (
            <i
              key={letter}
              data-removable={removable.includes(letter) || undefined}
              data-removed={omittedAllergens.includes(letter) || undefined}
            >
              {letter}
            </i>
          ))}
        </span>
        {allergens.length > 0 && (
          <span className="sr-only">
            {fillTemplate(copy.containsText, { has: formatAllergens(allergens) })}
            {removable.length > 0 &&
              ` ${fillTemplate(copy.removableText, { left: formatAllergens(removable) })}`}
          </span>
        )}
      </p>
      {omittedAllergens.length > 0 && (
        <p className={styles.dishWithout}>
          {fillTemplate(copy.withoutText, { left: formatAllergens(omittedAllergens) })}
        </p>
      )}
      {glass && (
        <p className={styles.dishGlass}>
          {copy.drinkLabel} {glass.title}, <b>{glass.price}</b>
        </p>
      )}
    </article>
  );
}

import { fillTemplate } from '../../content/fill-template.ts';
import type { AllergenLetter, Dish } from './dish.ts';

/** Copy of one dish; `{…}` are filled in. */
export interface DishCopy {
  contains: string;
  leaves: string;
  without: string;
  glass: string;
}

interface DishLineProps {
  dish: Dish;
  /** Allergens that the kitchen leaves out for this guest. */
  left: readonly AllergenLetter[];
  /** Formats allergens as text. */
  said: (letters: readonly AllergenLetter[]) => string;
  copy: DishCopy;
}

/** Dish of the menu: name, dot leader, price, description, allergens, and a drink. */
export function DishLine({ dish, left, said, copy }: DishLineProps) {
  const { title, text, price, has, without = [], glass } = dish;
  return (
    <article className="dish">
      <div className="dish-line">
        <h4 className="dish-title">{title}</h4>
        <span className="dish-dots" aria-hidden="true" />
        <b className="dish-price">
          <span className="sr-only">$</span>
          {price}
        </b>
      </div>
      <p className="dish-text">
        {text}{' '}
        <span className="dish-letters" aria-hidden="true">
          {has.map((letter) => (
            <i
              key={letter}
              data-removable={without.includes(letter) || undefined}
              data-removed={left.includes(letter) || undefined}
            >
              {letter}
            </i>
          ))}
        </span>
        {has.length > 0 && (
          <span className="sr-only">
            {fillTemplate(copy.contains, { has: said(has) })}
            {without.length > 0 && ` ${fillTemplate(copy.leaves, { left: said(without) })}`}
          </span>
        )}
      </p>
      {left.length > 0 && (
        <p className="dish-without">{fillTemplate(copy.without, { left: said(left) })}</p>
      )}
      {glass && (
        <p className="dish-glass">
          {copy.glass} {glass.title}, <b>{glass.price}</b>
        </p>
      )}
    </article>
  );
}

'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { AllergenFilter } from './allergen-filter.tsx';
import type { AllergenLetter, Course } from './dish.ts';
import { type DishCopy, DishLine } from './dish-line.tsx';
import { leftOut, listed, tally } from './menu-filter.ts';
import './menu-card.css';

interface MenuCardProps {
  courses: readonly Course[];
  /** Allergens by their letters. */
  allergens: Readonly<Record<AllergenLetter, string>>;
  copy: DishCopy & {
    legend: string;
    /** Hints below the letters: before hydration, and after. */
    plainHint: string;
    hint: string;
    /** Status without a filter (`{all}`), and with one (`{avoided}`, `{asIs}`, `{changed}`, `{off}`). */
    all: string;
    result: string;
    /** Text of a course without any dish left. */
    empty: string;
    clear: string;
  };
}

/**
 * Dishes by course with dot leaders, prices, allergens and drinks. Toggling a letter hides
 * the dishes that contain the allergen, or shows how the kitchen changes them.
 */
export function MenuCard({ courses, allergens, copy }: MenuCardProps) {
  const [avoided, setAvoided] = useState<readonly AllergenLetter[]>([]);
  const allergenText = (letters: readonly AllergenLetter[]) =>
    listed(letters.map((letter) => allergens[letter]));
  const { asIs, changed, off } = tally(courses, avoided);
  const toggle = (letter: AllergenLetter) =>
    setAvoided((before) =>
      before.includes(letter) ? before.filter((one) => one !== letter) : [...before, letter],
    );
  const result =
    avoided.length > 0
      ? fillTemplate(copy.result, {
          avoided: allergenText(avoided).replaceAll(' and ', ', no '),
          asIs,
          changed,
          off,
        })
      : fillTemplate(copy.all, { all: asIs });
  return (
    <div className="menu-card">
      <AllergenFilter
        copy={copy}
        allergens={allergens}
        avoided={avoided}
        onToggle={toggle}
        onClear={() => setAvoided([])}
        result={result}
      />
      <div className="menu-courses">
        {courses.map(({ title, dishes }) => {
          const lines = dishes.map((dish) => ({ dish, left: leftOut(dish, avoided) }));
          const shown = lines.filter(({ left }) => left !== undefined);
          return (
            <section key={title} className="menu-course">
              <h3 className="menu-course-title font-medium">{title}</h3>
              {shown.length === 0 && <p className="menu-empty">{copy.empty}</p>}
              {shown.map(({ dish, left = [] }) => (
                <DishLine
                  key={dish.title}
                  dish={dish}
                  left={left}
                  said={allergenText}
                  copy={copy}
                />
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}

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
    /** Under the letters: where no script runs, and where one does. */
    plainHint: string;
    hint: string;
    /** `{all}`; and `{avoided}`, `{asIs}`, `{changed}`, `{off}` are filled in. */
    all: string;
    result: string;
    /** Of a course without a dish. */
    empty: string;
    clear: string;
  };
}

/**
 * Dishes by course with dotted leaders, prices, allergens and a glass beside them. A press on a letter removes
 * the dishes that contain it, or names the kitchen's changes.
 */
export function MenuCard({ courses, allergens, copy }: MenuCardProps) {
  const [avoided, setAvoided] = useState<readonly AllergenLetter[]>([]);
  const said = (letters: readonly AllergenLetter[]) =>
    listed(letters.map((letter) => allergens[letter]));
  const { asIs, changed, off } = tally(courses, avoided);
  const toggle = (letter: AllergenLetter) =>
    setAvoided((before) =>
      before.includes(letter) ? before.filter((one) => one !== letter) : [...before, letter],
    );
  const result =
    avoided.length > 0
      ? fillTemplate(copy.result, {
          avoided: said(avoided).replaceAll(' and ', ', no '),
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
                <DishLine key={dish.title} dish={dish} left={left} said={said} copy={copy} />
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}

'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { AllergenFilter } from './allergen-filter.tsx';
import type { AllergenLetter, Course } from './dish.ts';
import { type DishCopy, DishLine } from './dish-line.tsx';
import styles from './menu-card.module.css';
import { allergensToOmit, countDishes, joinWords } from './menu-filter.ts';

interface MenuCardProps {
  courses: readonly Course[];
  /** Allergens by their letters. */
  allergens: Readonly<Record<AllergenLetter, string>>;
  copy: DishCopy & {
    legend: string;
    /** Hints below the letters: before hydration, and after. */
    plainHint: string;
    hint: string;
    /** Status without a filter; with `{all}`. */
    allText: string;
    /** Status with a filter; with `{avoided}`, `{asIs}`, `{changed}`, `{off}`. */
    resultText: string;
    /** Text of a course without any suitable dish. */
    emptyCourseText: string;
    /** Label of the button that clears the filter. */
    clearLabel: string;
  };
}

/**
 * Dishes by course with dot leaders, prices, allergens and drinks. Toggling a letter hides
 * the dishes that contain the allergen, or shows how the kitchen changes them.
 */
export function MenuCard({ courses, allergens, copy }: MenuCardProps) {
  const [avoided, setAvoided] = useState<readonly AllergenLetter[]>([]);
  const formatAllergens = (letters: readonly AllergenLetter[]) =>
    joinWords(letters.map((letter) => allergens[letter]));
  const { asIs, changed, off } = countDishes(courses, avoided);
  const toggle = (letter: AllergenLetter) =>
    setAvoided((before) =>
      before.includes(letter) ? before.filter((each) => each !== letter) : [...before, letter],
    );
  const result =
    avoided.length > 0
      ? fillTemplate(copy.resultText, {
          avoided: formatAllergens(avoided).replaceAll(' and ', ', no '),
          asIs,
          changed,
          off,
        })
      : fillTemplate(copy.allText, { all: asIs });
  return (
    <div>
      <AllergenFilter
        copy={copy}
        allergens={allergens}
        avoided={avoided}
        onToggle={toggle}
        onClear={() => setAvoided([])}
        result={result}
      />
      <div className={styles.menuCourses}>
        {courses.map(({ title, dishes }) => {
          const lines = dishes.map((dish) => ({
            dish,
            omittedAllergens: allergensToOmit(dish, avoided),
          }));
          const visibleLines = lines.filter(
            ({ omittedAllergens }) => omittedAllergens !== undefined,
          );
          return (
            <section key={title} className={styles.menuCourse}>
              <h3 className={`${styles.menuCourseTitle} font-medium`}>{title}</h3>
              {visibleLines.length === 0 && (
                <p className={styles.menuEmpty}>{copy.emptyCourseText}</p>
              )}
              {visibleLines.map(({ dish, omittedAllergens = [] }) => (
                <DishLine
                  key={dish.title}
                  dish={dish}
                  omittedAllergens={omittedAllergens}
                  formatAllergens={formatAllergens}
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

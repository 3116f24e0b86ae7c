import { dateText, mondaysOf, moonText, morningOf, sunText, weekOf, yearOf } from './morning.ts';

/** Tints the pictures below an element with the mornings of a week, and updates their captions and the brush strokes of the year. */
export function tintWeek(section: Element, monday: string): void {
  const days = weekOf(monday);
  [...section.querySelectorAll<HTMLElement>('ol > li')].forEach((page, index) => {
    const day = days[index];
    if (day === undefined) return;
    const morning = morningOf(day);
    page.style.setProperty('--wash-upper', morning.sky[0]);
    page.style.setProperty('--wash-lower', morning.sky[1]);
    page.toggleAttribute('data-lamp', morning.isLampOn);
    const date = page.querySelector('[data-date]');
    const weather = page.querySelector('[data-weather]');
    if (date) date.textContent = dateText(day);
    if (weather) weather.textContent = `${sunText(morning)} ${moonText(morning)}`;
  });
  const brushStrokes = section.querySelectorAll('svg[role="img"] path');
  mondaysOf(yearOf(monday)).forEach((weekMonday, index) => {
    brushStrokes[index]?.setAttribute('fill', morningOf(weekMonday).sky[0]);
  });
}

const hashPattern = /^#week=(\d{4}-\d{2}-\d{2})$/;

/** Returns the date in a URL's hash, if the formula is accurate for its year. */
export function dayInHash(hash: string): string | undefined {
  const day = hashPattern.exec(hash)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const year = Number(day.slice(0, 4));
  return year >= 1970 && year <= 2100 ? day : undefined;
}

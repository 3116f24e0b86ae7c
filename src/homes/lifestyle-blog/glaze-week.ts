import { dateText, mondaysOf, moonText, morningOf, sunText, weekOf, yearOf } from './morning.ts';

/** Tints the pictures below an element with the mornings of a week, and updates their captions and the brush strokes of the year. */
export function glazeWeek(wall: Element, monday: string): void {
  const days = weekOf(monday);
  [...wall.querySelectorAll<HTMLElement>('ol > li')].forEach((page, index) => {
    const day = days[index];
    if (day === undefined) return;
    const morning = morningOf(day);
    page.style.setProperty('--wash-upper', morning.sky[0]);
    page.style.setProperty('--wash-lower', morning.sky[1]);
    page.toggleAttribute('data-lamp', morning.lamp);
    const date = page.querySelector('[data-date]');
    const weather = page.querySelector('[data-weather]');
    if (date) date.textContent = dateText(day);
    if (weather) weather.textContent = `${sunText(morning)} ${moonText(morning)}`;
  });
  const dabs = wall.querySelectorAll('svg[role="img"] path');
  mondaysOf(yearOf(monday)).forEach((each, index) => {
    dabs[index]?.setAttribute('fill', morningOf(each).sky[0]);
  });
}

const pattern = /^#week=(\d{4}-\d{2}-\d{2})$/;

/** Returns the date in a URL's hash, if the formula is accurate for its year. */
export function dayInHash(hash: string): string | undefined {
  const day = pattern.exec(hash)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const year = Number(day.slice(0, 4));
  return year >= 1970 && year <= 2100 ? day : undefined;
}

/** A whole number as the site prints it: below ten with a leading zero ("07"), thousands apart. */
export function paddedNumber(value: number): string {
  if (value >= 0 && value < 10) return `0${value}`;
  return value.toLocaleString('en-US');
}

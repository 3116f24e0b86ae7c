/** Matches the font size; in a shorthand only the line height and the family follow it. */
const sizePattern =
  /^(?:[\d.]+(?:%|[a-z]+)|(?:clamp|calc|min|max)\(|(?:x+-)?(?:small|large)|medium|smaller|larger)/;
/** Matches keywords that apply to all longhands. */
const globalKeywordPattern = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Splits a value at spaces and slashes, except inside brackets and quotes. */
const splitValue = (value: string): string[] =>
  value.match(/\/|(?:[^\s/()"']|\((?:[^()]|\([^()]*\))*\)|"[^"]*"|'[^']*')+/g) ?? [];

/**
 * Returns the value of a longhand in a `font` shorthand such as `600 1rem/1.5 serif`; undefined if
 * the shorthand does not set it.
 */
export function fontLonghand(value: string, longhand: string): string | undefined {
  if (longhand !== 'font-weight' && longhand !== 'font-family') return undefined;
  if (globalKeywordPattern.test(value)) return value;
  const parts = splitValue(value);
  const sizeIndex = parts.findIndex((part) => sizePattern.test(part) && !/^\d00$/.test(part));
  if (sizeIndex < 0) return undefined;
  if (longhand === 'font-weight') {
    const beforeSize = parts.slice(0, sizeIndex);
    const weight = beforeSize.find((part) => /^(?:bold|bolder|lighter|\d+)$/.test(part));
    return weight ?? 'normal';
  }
  const hasLineHeight = parts[sizeIndex + 1] === '/';
  return parts.slice(sizeIndex + (hasLineHeight ? 3 : 1)).join(' ');
}

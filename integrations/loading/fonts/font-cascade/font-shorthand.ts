const size =
  /^(?:[\d.]+(?:%|[a-z]+)|(?:clamp|calc|min|max)\(|(?:x+-)?(?:small|large)|medium|smaller|larger)/;
const everywhere = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Splits a value at spaces, except inside brackets and quotes. */
const partsOf = (value: string): string[] =>
  value.match(/\/|(?:[^\s/()"']|\((?:[^()]|\([^()]*\))*\)|"[^"]*"|'[^']*')+/g) ?? [];

/**
 * Returns the value of a longhand in a `font` shorthand such as `600 1rem/1.5 serif`; undefined if
 * not set.
 */
export function fontPart(value: string, longhand: string): string | undefined {
  if (longhand !== 'font-weight' && longhand !== 'font-family') return undefined;
  if (everywhere.test(value)) return value;
  const parts = partsOf(value);
  const at = parts.findIndex((part) => size.test(part) && !/^\d00$/.test(part));
  if (at < 0) return undefined;
  if (longhand === 'font-weight') {
    const weight = parts.slice(0, at).find((part) => /^(?:bold|bolder|lighter|\d+)$/.test(part));
    return weight ?? 'normal';
  }
  const family = parts.slice(parts[at + 1] === '/' ? at + 3 : at + 1);
  return family.join(' ');
}

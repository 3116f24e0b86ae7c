const size =
  /^(?:[\d.]+(?:%|[a-z]+)|(?:clamp|calc|min|max)\(|(?:x+-)?(?:small|large)|medium|smaller|larger)/;
const everywhere = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Parts between spaces, what stands in brackets or quotes in one. */
const partsOf = (value: string): string[] =>
  value.match(/\/|(?:[^\s/()"']|\((?:[^()]|\([^()]*\))*\)|"[^"]*"|'[^']*')+/g) ?? [];

/** What `font: 600 1rem/1.5 serif` says of one longhand; none where it says nothing. */
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

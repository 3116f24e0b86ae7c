/** Properties that override each other though their names begin differently. */
const families: [RegExp, string][] = [
  [/^--/, ''],
  [/^(?:top|right|bottom|left|inset)$/, 'inset'],
  [/^(?:width|height|inline-size|block-size)$/, 'size'],
  [/^(?:row-gap|column-gap|gap|grid-(?:row-|column-)?gap)$/, 'gap'],
  [/^(?:place|align|justify)-/, 'place'],
  [/^(?:line-height|font$)/, 'font'],
  [/^(?:white-space|text-wrap)/, 'white-space'],
  [/^(?:word-wrap|overflow-wrap)$/, 'overflow-wrap'],
  [/^(?:page-)?break-/, 'break'],
  [/^columns?(?:$|-)/, 'columns'],
  [/^border-(?:\w+-){0,2}radius$/, 'radius'],
  [/^text-(?:align|transform|indent|overflow|shadow)$/, ''],
];

/**
 * Returns the group of a property; only declarations of one group can override each other. It is
 * the first word of the property (`margin`) or its family, rather too wide than too narrow.
 * Undefined for `all`.
 */
export function propertyGroup(property: string): string | undefined {
  if (property === 'all') return undefined;
  const name = property.startsWith('--') ? property : property.replace(/^-\w+-/, '');
  const family = families.find(([pattern]) => pattern.test(name));
  return family ? family[1] || name : (name.split('-')[0] ?? name);
}

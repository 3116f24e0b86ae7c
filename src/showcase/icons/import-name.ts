import { capitalize } from '../../content/capitalize.ts';

const pascal = (name: string) => name.split(/[-_]/).map(capitalize).join('');

/**
 * Returns the import line of an icon: the pattern of its set with the name as its library spells
 * it.
 */
export const importLine = (pattern: string, name: string): string =>
  pattern
    .replaceAll('{fa-name}', `fa${pascal(name)}`)
    .replaceAll('{Name}', pascal(name))
    .replaceAll('{name}', name);

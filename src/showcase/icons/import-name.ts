import { capitalize } from '../../content/capitalize.ts';

const toPascalCase = (name: string) => name.split(/[-_]/).map(capitalize).join('');

/**
 * Returns the import line of an icon: the pattern of its set with the name as its library spells
 * it.
 */
export const importLine = (pattern: string, name: string): string =>
  pattern
    .replaceAll('{fa-name}', `fa${toPascalCase(name)}`)
    .replaceAll('{Name}', toPascalCase(name))
    .replaceAll('{name}', name);

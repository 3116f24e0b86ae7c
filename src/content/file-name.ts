/** Returns the name by which content refers to a file: `people/José Núñez.JPG` is `jose-nunez`. */
export const nameOfFile = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

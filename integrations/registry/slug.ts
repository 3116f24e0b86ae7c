/**
 * Converts a name to a folder name: `Nuñez & Söhne` to `nunez-sohne`. Returns `site` for a name
 * without Latin letters.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site';

/**
 * Converts a name to a folder name: `nunez-sohne` of `Nuñez & Söhne`; `site` if it has no latin
 * letters.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site';

/** A name as a folder has it: `Nuñez & Söhne` becomes `nunez-sohne`. Nothing latin in it: `site`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site';

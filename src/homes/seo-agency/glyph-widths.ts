/** Advance widths of Arial, which search results use, in units of 1/2048 em; regular and bold. */
const regular: Readonly<Record<number, string>> = {
  391: "'",
  455: 'ijl‘’ł',
  532: '|¦',
  569: ' !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîïĪīİı',
  682: '()-`r¡¨²³´¸¹“”‹›ř',
  684: '{}',
  717: '•',
  727: '"',
  748: 'º',
  758: 'ª',
  768: 'ť',
  797: '*',
  819: '°',
  961: '^',
  1024: 'Jcksvxyzçýÿšžćčśşźż',
  1100: '¶',
  1124: '±÷',
  1131: '¯',
  1139: '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþ–€āăąēęěğńňōőūůű',
  1180: 'µ',
  1196: '+<=>~¬×−',
  1251: 'FTZ¿ßøŽŤŹŻ',
  1259: 'ď',
  1366: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞŠŸĀĂĄĒĘĚŚŞ',
  1479: 'CDHNRUwÇÐÑÙÚÛÜĆČĎŃŇŘŪŮŰ',
  1509: '©®',
  1593: 'GOQÒÓÔÕÖØĞŌŐ',
  1706: 'Mm',
  1708: '¼½¾',
  1821: '%æ',
  1933: 'Wœ',
  2048: 'Æ—…™→←Œ',
  2079: '@',
};

const bold: Readonly<Record<number, string>> = {
  487: "'",
  569: ' ,./I\\ijl\u00a0·ÌÍÎÏìíîï‘’Īīİıł',
  573: '|¦',
  682: '!()-:;[]`ft¡¨²³´¸¹‹›',
  717: '•',
  748: 'º',
  758: 'ª',
  797: '*r{}ř',
  819: '°',
  971: '"',
  981: 'ť',
  1024: 'z“”žźż',
  1124: '±÷',
  1131: '¯',
  1139: '#$0123456789J_aceksvxy¢£¤¥§«¶»àáâãäåçèéêëýÿ–€šāăąćčēęěśş',
  1180: 'µ',
  1196: '+<=>^~¬×−',
  1251: '?FLTZbdghnopqu¿ßðñòóôõöøùúûüþŽğŁńňōőŤūůűŹŻ',
  1366: 'EPSVXYÈÉÊËÝÞŠŸĒĘĚŚŞ',
  1472: 'ď',
  1479: '&ABCDHKNRUÀÁÂÃÄÅÇÐÑÙÚÛÜĀĂĄĆČĎŃŇŘŪŮŰ',
  1509: '©®',
  1593: 'GOQwÒÓÔÕÖØĞŌŐ',
  1706: 'M',
  1708: '¼½¾',
  1821: '%mæ',
  1933: 'Wœ',
  1997: '@',
  2048: 'Æ—…™→←Œ',
};

const widthByGlyph = (widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(widths).flatMap(([width, glyphs]) =>
      [...glyphs].map((glyph) => [glyph, Number(width)] as const),
    ),
  );

/** Width of each glyph, by weight. */
export const glyphWidths = { regular: widthByGlyph(regular), bold: widthByGlyph(bold) } as const;

/**
 * Returns the width of a glyph that is not in the table: a wide one for other scripts, that of a capital
 * for letters.
 */
export const unknownWidth = (glyph: string): number =>
  /\p{Script=Han}|\p{Script=Hangul}|\p{Extended_Pictographic}|[\u3040-\u30ff]/u.test(glyph)
    ? 2048
    : /\p{M}|\p{Cf}/u.test(glyph)
      ? 0
      : 1251;

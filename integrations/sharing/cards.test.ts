import sharp from 'sharp';
import { expect, it } from 'vitest';
import { allPictures } from '../../src/media/pictures.ts';
import { fonts } from '../../src/themes/fonts.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { themes } from '../../src/themes/themes.ts';
import { makeBrandShape } from '../brand/brand-shape.ts';
import { cardImage } from './card-image.ts';
import { labelSvg, posterSvg } from './card-svg.ts';

const media = 'public/media';
const brand = await makeBrandShape({ name: 'Ash & Vance' }, themes.house);
const words = { title: 'Three open places at the bench', theme: themes.house, brand };

const upright = allPictures.find(({ width, height }) => height > width * 1.2);
const clear = allPictures.find(({ alpha }) => alpha);

it.each([
  ['without a picture', undefined],
  ['with an upright picture', upright],
  ['with a transparent picture', clear],
])('a card %s is 1200 x 630', async (_, picture) => {
  const { format, width, height, hasAlpha } = await sharp(
    await cardImage(words, picture, media),
  ).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    ...{ format: 'jpeg', width: 1200, height: 630, hasAlpha: false },
  });
});

it('has the firm’s name and the title in every theme', async () => {
  for (const theme of Object.values(themes)) {
    for (const drawn of [
      await labelSvg({ ...words, theme }),
      await posterSvg({ ...words, theme }),
    ]) {
      for (const { d } of brand.name?.words ?? []) expect(drawn).toContain(d);
      expect(
        drawn.match(/<g transform="scale\(0\.1\)">(<path d="M[^"]+"\/>)+<\/g>/),
      ).not.toBeNull();
    }
  }
});

const label = (title: string, theme: Theme = themes.house) => labelSvg({ ...words, title, theme });
const headed = (display: Partial<Theme['display']>): Theme => ({
  ...themes.house,
  display: { ...themes.house.display, ...display },
});

it('uses the text font if the display font lacks a character', async () => {
  const { font } = themes.house.text;
  const inText = await label('Łódź', headed({ font, tracking: 0 }));
  expect(await label('Łódź', headed({ font: fonts.italiana }))).toBe(inText);
  expect(await label('Lodz', headed({ font: fonts.italiana }))).not.toBe(
    await label('Lodz', headed({ font, tracking: 0 })),
  );
});

it('drops characters that neither font has', async () => {
  expect(await label('Ω three')).toBe(
    await label('three', headed({ ...themes.house.text, tracking: 0 })),
  );
});

import { expect, test } from 'vitest';
import type { Firm } from '../content/firm.ts';
import { fitMenu } from '../headers/menu-fit.ts';
import { pages } from '../page-meta/pages.ts';
import { themes } from '../themes/themes.ts';
import { pageHeaderProps } from './page-header-props.ts';

const firms = Object.values(
  import.meta.glob<{ firm: Firm }>('../homes/*/firm.ts', { eager: true }),
).map(({ firm }) => firm);

test.each(firms)(
  'the header bar of $brand.title fits its sections beside search and cart',
  (firm) => {
    const { theme, path } = pages.find((page) => page.path === firm.brand.link) ?? {};
    if (theme === undefined || path === undefined) throw new Error(`No page ${firm.brand.link}`);
    const { header } = themes[theme];
    const { menu, metrics } = pageHeaderProps(path, header, { theme, firm });
    if (!metrics) throw new Error('The props have no bar metrics.');
    const { arrangement, collapse } = header;
    const fit = fitMenu({ arrangement, menu, ...metrics });
    if (collapse !== 'always') expect(fit.shownFrom).not.toBe('never');
  },
);

import { expect, test } from 'vitest';
import type { Firm } from '../content/firm.ts';
import { fitBar } from '../headers/bar-room.ts';
import { looks } from '../looks/looks.ts';
import { pages } from '../page-meta/pages.ts';
import { frameHeaderProps } from './frame-header-props.ts';

const firms = Object.values(
  import.meta.glob<{ firm: Firm }>('../homes/*/firm.ts', { eager: true }),
).map(({ firm }) => firm);

test.each(firms)(
  'the bar of $brand.title has room for its sections beside search and cart',
  (firm) => {
    const { theme, path } = pages.find((page) => page.path === firm.brand.link) ?? {};
    if (theme === undefined || path === undefined) throw new Error(`No page ${firm.brand.link}`);
    const { header } = looks[theme];
    const { menu, room } = frameHeaderProps(path, header, { theme, firm });
    if (!room) throw new Error('Nothing says how much room is left.');
    const { arrangement, collapse } = header;
    const fit = fitBar({ arrangement, menu, ...room });
    if (collapse !== 'always') expect(fit.shownFrom).not.toBe('never');
  },
);

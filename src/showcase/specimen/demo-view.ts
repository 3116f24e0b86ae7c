import { paddedNumber } from '../../elements/counter/padded-number.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { demoCopy, demoKinds } from './copy.ts';
import type { DemoBarProps } from './demo-bar.tsx';

/**
 * Returns a demo page's position in its family, and the previous and next pages. The family wraps
 * around.
 */
export function demoView(page: PageMeta, pages: readonly PageMeta[], source: string) {
  // Further pages of a paginated list share the position of the first.
  const family = pages.filter(
    (each) => each.group === page.group && each.representedBy === undefined,
  );
  const index = family.findIndex((each) => each.path === (page.representedBy ?? page.path));
  const linkAt = (step: number) => {
    const { title, path } = family[(index + step + family.length) % family.length] ?? page;
    return { title, path };
  };
  const position = demoCopy.positionText
    .replace('{position}', paddedNumber(index + 1))
    .replace('{total}', paddedNumber(family.length));
  const bar: DemoBarProps = {
    name: page.title,
    position,
    previous: linkAt(-1),
    next: linkAt(1),
    source,
  };
  return { bar, position: `${demoKinds[page.group] ?? ''} ${position}`.trim() };
}

import { paddedNumber } from '../../elements/counter/padded-number.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { demoCopy, demoKinds } from './copy.ts';
import type { DemoBarProps } from './demo-bar.tsx';

/** Where a demo page stands in its family, and what comes before and after it. The family is a ring. */
export function demoView(page: PageMeta, pages: readonly PageMeta[], source: string) {
  // A further page of a list stands at the place of its first.
  const family = pages.filter(
    (each) => each.group === page.group && each.representedBy === undefined,
  );
  const index = family.findIndex((each) => each.path === (page.representedBy ?? page.path));
  const at = (step: number) => {
    const { title, path } = family[(index + step + family.length) % family.length] ?? page;
    return { title, path };
  };
  const place = demoCopy.place
    .replace('{place}', paddedNumber(index + 1))
    .replace('{total}', paddedNumber(family.length));
  const bar: DemoBarProps = {
    name: page.title,
    place,
    previous: at(-1),
    next: at(1),
    source,
  };
  return { bar, place: `${demoKinds[page.group] ?? ''} ${place}`.trim() };
}

'use client';
import { useEffect, useState } from 'react';
import type { MenuItem } from '../content/menu-item.ts';

/**
 * Returns the section in view as `#id`: the one that crosses a line at two fifths of the viewport
 * height. Empty for menus without links to sections of the page.
 */
export function useSectionInView(menu: MenuItem[]): string {
  const anchors = menu.map(({ link }) => link ?? '').filter((link) => link.startsWith('#'));
  const [section, setSection] = useState(anchors[0] ?? '');
  const anchorList = anchors.join(' ');
  useEffect(() => {
    const sections = anchorList.split(' ').flatMap((anchor) => {
      const element = document.getElementById(anchor.slice(1));
      return element ? [element] : [];
    });
    if (sections.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find((entry) => entry.isIntersecting);
        if (visibleEntry) setSection(`#${visibleEntry.target.id}`);
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const element of sections) observer.observe(element);
    return () => observer.disconnect();
  }, [anchorList]);
  return section;
}

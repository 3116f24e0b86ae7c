import { type RefObject, useEffect } from 'react';
import { cyclicIndexAfterKey } from '../../elements/arrow-keys/index-after-key.ts';
import { preloadPictures } from './preload-pictures.ts';

/** Marks the chosen night on the document and in the list. */
function showNight(list: Element, ids: readonly string[], chosen: string): void {
  document.documentElement.setAttribute('data-night', chosen);
  [...list.querySelectorAll('li')].forEach((entry, index) => {
    const isChosen = ids[index] === chosen;
    entry.toggleAttribute('data-selected', isChosen);
    const link = entry.querySelector('a');
    if (isChosen) link?.setAttribute('aria-current', 'true');
    else link?.removeAttribute('aria-current');
  });
}

/**
 * Adds arrow keys, Home and End to the list around the element; the night in the URL stays chosen while
 * the hash changes to one of `anchors`, and is then written into the hash again.
 */
export function useNights(
  rootRef: RefObject<HTMLElement | null>,
  ids: readonly string[],
  anchors: readonly string[],
): void {
  useEffect(() => {
    const list = rootRef.current?.closest('nav');
    if (!list) return;
    const controller = new AbortController();
    const { signal } = controller;
    let chosen = ids[0] ?? '';
    const applyHash = () => {
      const hashId = location.hash.slice(1);
      if (ids.includes(hashId)) chosen = hashId;
      else if (anchors.includes(location.hash) && chosen !== ids[0])
        history.replaceState(history.state, '', `#${chosen}`);
      showNight(list, ids, chosen);
    };
    applyHash();
    window.addEventListener('hashchange', applyHash, { signal });
    list.addEventListener(
      'keydown',
      (event) => {
        const links = [...list.querySelectorAll<HTMLAnchorElement>('li > a')];
        const currentIndex = links.indexOf(event.target as HTMLAnchorElement);
        const nextIndex =
          currentIndex < 0 ? undefined : cyclicIndexAfterKey(event.key, currentIndex, links.length);
        if (nextIndex === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        links[nextIndex]?.focus();
      },
      { signal },
    );
    preloadPictures(list, signal);
    return () => controller.abort();
  }, [rootRef, ids, anchors]);
}

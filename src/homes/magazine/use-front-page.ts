import { type RefObject, useEffect } from 'react';
import { flippedIn, hashNone, hashOf, isSame, setStory } from './flipped-stories.ts';
import { flipPage } from './page-flip.ts';

/** The two versions of a story, as in `data-state`. */
type Version = 'before' | 'now';
const versionOf = (isNow: boolean): Version => (isNow ? 'now' : 'before');

/** Sets `aria-current` on the link to the version that is shown, and updates the hash of both links. */
function updateLinks(section: Element, isNow: boolean, hashes: Record<Version, string>): void {
  for (const link of section.querySelectorAll<HTMLAnchorElement>('[data-turn-to]')) {
    const version = link.dataset['turnTo'] === 'now' ? 'now' : 'before';
    link.href = hashes[version] || `${location.pathname}${location.search}`;
    if (version === versionOf(isNow)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Returns the elements and ids of the stories of a front page. */
function readStories(section: HTMLElement) {
  const stories = [...section.querySelectorAll<HTMLElement>('[data-story]')];
  const ids = stories.map((story) => story.dataset['story'] ?? '');
  const faceOf = (story: Element) => story.querySelector<HTMLElement>('[data-version="before"]');
  const initiallyFlipped = ids.filter((_, index) => stories[index]?.hasAttribute('data-first'));
  return { stories, ids, initiallyFlipped, faceOf };
}

/** Returns the story that a link flips, and its new version; undefined for other links. */
function flipRequestOf(
  target: EventTarget | null,
): { story: string | undefined; isNow: boolean } | undefined {
  const link = (target as Element | null)?.closest<HTMLAnchorElement>('[data-turn-to]');
  if (!link) return undefined;
  const story = link.closest<HTMLElement>('[data-story]')?.dataset['story'];
  return { story, isNow: link.dataset['turnTo'] === 'now' };
}

/**
 * Controls the front page around the element: clicks and arrow keys flip a story or the whole page. The hash
 * of the URL lists the flipped stories, also after a visit to another section of the page (`anchors`).
 *
 * @param leafClass class of the leaf that flips
 */
export function useFrontPage(
  rootRef: RefObject<HTMLElement | null>,
  anchors: readonly string[],
  leafClass: string | undefined,
): void {
  useEffect(() => {
    const section = rootRef.current?.closest<HTMLElement>('section');
    const grid = section?.querySelector('[data-story]')?.parentElement;
    if (!section || !grid) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { stories, ids, initiallyFlipped, faceOf } = readStories(section);
    let flipped = flippedIn(location.hash, ids) ?? initiallyFlipped;
    const hashFor = (storyIds: readonly string[]) => hashOf(storyIds, ids, initiallyFlipped);

    const applyState = () => {
      section.dataset['ready'] = '';
      section.dataset['state'] = versionOf(flipped.length === ids.length);
      const page = section.querySelector('header');
      if (page)
        updateLinks(page, flipped.length === ids.length, { before: `#${hashNone}`, now: '#now' });
      stories.forEach((story, index) => {
        const id = ids[index] ?? '';
        story.dataset['state'] = versionOf(flipped.includes(id));
        updateLinks(story, flipped.includes(id), {
          before: hashFor(setStory(flipped, id, false)),
          now: hashFor(setStory(flipped, id, true)),
        });
      });
    };
    const updateHash = () =>
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${location.search}${hashFor(flipped)}`,
      );
    /** Flips one story, or all of them if undefined. */
    const flip = (story: string | undefined, isNow: boolean) => {
      const previouslyFlipped = flipped;
      flipped = story === undefined ? (isNow ? [...ids] : []) : setStory(flipped, story, isNow);
      const changed = stories.filter((_, index) => {
        const id = ids[index] ?? '';
        return previouslyFlipped.includes(id) !== flipped.includes(id);
      });
      if (changed.length === 0) return;
      applyState();
      updateHash();
      const faces = changed.flatMap((each) => faceOf(each) ?? []);
      const box = story === undefined ? grid : faces[0]?.parentElement;
      if (box) flipPage({ box, faces, isForward: isNow, leafClass });
    };

    applyState();
    section.addEventListener(
      'click',
      (event) => {
        const request = flipRequestOf(event.target);
        if (!request || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        flip(request.story, request.isNow);
      },
      { signal },
    );
    section.addEventListener(
      'keydown',
      (event) => {
        const request = flipRequestOf(event.target);
        const isNow = { ArrowRight: true, ArrowLeft: false }[event.key];
        if (!request || isNow === undefined || event.metaKey || event.ctrlKey || event.altKey)
          return;
        event.preventDefault();
        flip(request.story, isNow);
        const link = (event.target as Element).parentElement?.querySelector<HTMLElement>(
          `[data-turn-to="${versionOf(isNow)}"]`,
        );
        link?.focus({ preventScroll: true });
      },
      { signal },
    );
    window.addEventListener(
      'hashchange',
      () => {
        const idsInHash = flippedIn(location.hash, ids);
        if (idsInHash) {
          flipped = idsInHash;
          applyState();
        } else if (anchors.includes(location.hash) && !isSame(flipped, initiallyFlipped))
          updateHash();
      },
      { signal },
    );
    return () => controller.abort();
  }, [rootRef, anchors, leafClass]);
}

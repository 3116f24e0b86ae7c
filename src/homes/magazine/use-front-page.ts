import { type RefObject, useEffect } from 'react';
import { flippedIn, hashNone, hashOf, isSame, withStory } from './flipped-stories.ts';
import { flipPage } from './page-flip.ts';

/** The two states, as in the attributes. */
type State = 'before' | 'now';
const stateOf = (isNow: boolean): State => (isNow ? 'now' : 'before');

/** Marks the chosen one of two links, and updates their addresses. */
function markLinks(section: Element, isNow: boolean, addresses: Record<State, string>): void {
  for (const link of section.querySelectorAll<HTMLAnchorElement>('[data-turn-to]')) {
    const own = link.dataset['turnTo'] === 'now' ? 'now' : 'before';
    link.href = addresses[own] || `${location.pathname}${location.search}`;
    if (own === stateOf(isNow)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Returns the parts of a front page that take part in its turns. */
function partsOf(section: HTMLElement) {
  const stories = [...section.querySelectorAll<HTMLElement>('[data-story]')];
  const ids = stories.map((story) => story.dataset['story'] ?? '');
  const faceOf = (story: Element) =>
    story.querySelector<HTMLElement>('.front-face[data-version="before"]');
  const first = ids.filter((_, index) => stories[index]?.hasAttribute('data-first'));
  return { stories, ids, first, faceOf };
}

/** Returns the story that a link turns, and its new state; undefined for other links. */
function flipOf(
  target: EventTarget | null,
): { story: string | undefined; isNow: boolean } | undefined {
  const link = (target as Element | null)?.closest<HTMLAnchorElement>('[data-turn-to]');
  if (!link) return undefined;
  const story = link.closest<HTMLElement>('[data-story]')?.dataset['story'];
  return { story, isNow: link.dataset['turnTo'] === 'now' };
}

/**
 * Controls the states of the front page around the element: presses and arrow keys turn a story or the whole
 * page, the URL names the flipped ones, and keeps them while it leads on to other places of the page.
 */
export function useFrontPage(
  rootRef: RefObject<HTMLElement | null>,
  anchors: readonly string[],
): void {
  useEffect(() => {
    const section = rootRef.current?.closest<HTMLElement>('section');
    const grid = section?.querySelector<HTMLElement>('.front-grid');
    if (!section || !grid) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { stories, ids, first, faceOf } = partsOf(section);
    let flipped = flippedIn(location.hash, ids) ?? first;
    const addressOf = (some: readonly string[]) => hashOf(some, ids, first);

    const show = () => {
      section.dataset['ready'] = '';
      section.dataset['state'] = stateOf(flipped.length === ids.length);
      const page = section.querySelector('.front-plate');
      if (page)
        markLinks(page, flipped.length === ids.length, { before: `#${hashNone}`, now: '#now' });
      stories.forEach((story, index) => {
        const id = ids[index] ?? '';
        story.dataset['state'] = stateOf(flipped.includes(id));
        markLinks(story, flipped.includes(id), {
          before: addressOf(withStory(flipped, id, false)),
          now: addressOf(withStory(flipped, id, true)),
        });
      });
    };
    const keep = () =>
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${location.search}${addressOf(flipped)}`,
      );
    /** Turns one story, or without a name all of them. */
    const turn = (story: string | undefined, isNow: boolean) => {
      const before = flipped;
      flipped = story === undefined ? (isNow ? [...ids] : []) : withStory(flipped, story, isNow);
      const moved = stories.filter((_, index) => {
        const id = ids[index] ?? '';
        return before.includes(id) !== flipped.includes(id);
      });
      if (moved.length === 0) return;
      show();
      keep();
      const box = story === undefined ? grid : moved[0]?.querySelector<HTMLElement>('.front-faces');
      const faces = moved.flatMap((each) => faceOf(each) ?? []);
      if (box) flipPage({ box, faces, forward: isNow });
    };

    show();
    section.addEventListener(
      'click',
      (event) => {
        const asked = flipOf(event.target);
        if (!asked || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        turn(asked.story, asked.isNow);
      },
      { signal },
    );
    section.addEventListener(
      'keydown',
      (event) => {
        const asked = flipOf(event.target);
        const step = { ArrowRight: true, ArrowLeft: false }[event.key];
        if (!asked || step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
        event.preventDefault();
        turn(asked.story, step);
        const link = (event.target as Element).parentElement?.querySelector<HTMLElement>(
          `[data-turn-to="${stateOf(step)}"]`,
        );
        link?.focus({ preventScroll: true });
      },
      { signal },
    );
    window.addEventListener(
      'hashchange',
      () => {
        const named = flippedIn(location.hash, ids);
        if (named) {
          flipped = named;
          show();
        } else if (anchors.includes(location.hash) && !isSame(flipped, first)) keep();
      },
      { signal },
    );
    return () => controller.abort();
  }, [rootRef, anchors]);
}

/*
 * Script of the showcase: filters the cards while typing, moves through them by keyboard,
 * marks the current group. The page is complete without it, and it is loaded on the first interaction
 * (showcase-behavior.ts).
 */

import { gridStep } from './grid-step.ts';
import { matchingCards } from './matching-cards.ts';
import { fetchSearchTerms } from './search-terms.ts';
import { saveShortcutSetting, shortcutsAreOff } from './shortcut-setting.ts';

const queryAll = <T extends HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<T>(selector),
];
const root = document.querySelector<HTMLElement>('[data-showcase]');
const tools = root?.querySelector<HTMLElement>('[data-tools]');
const field = tools?.querySelector('input');
const status = tools?.querySelector<HTMLElement>('[role="status"]');
const nav = tools?.querySelector<HTMLElement>('[data-nav]');
const list = root?.querySelector<HTMLElement>('[data-groups]');
const emptyMessage = root?.querySelector<HTMLElement>('[data-no-results]');

/** Reading position, as a share of the window's height from its top. */
const readingLine = 0.35;

const groups = queryAll('[data-groups] > section').map((section) => ({
  section,
  link: nav?.querySelector<HTMLElement>(`a[href="#${section.id}"]`),
  cards: queryAll('li', section).map((item) => ({
    item,
    path: item.querySelector('a')?.pathname ?? '',
    name: `${section.querySelector('h2')?.textContent} ${item.textContent}`.toLowerCase(),
    synonyms: section.dataset['synonyms'] ?? '',
    words: '',
  })),
}));
const cards = groups.flatMap((group) => group.cards);
const initialStatus = status?.textContent ?? '';
const cardLink = '[data-groups] li > a';
const visibleLinks = () =>
  queryAll<HTMLAnchorElement>(cardLink).filter((link) => link.checkVisibility());

function filterCards(): void {
  const query = field?.value.trim().toLowerCase() ?? '';
  const matches = new Set(matchingCards(cards, query));
  for (const { section, link, cards: groupCards } of groups) {
    let count = 0;
    for (const card of groupCards) {
      card.item.hidden = !matches.has(card);
      if (!card.item.hidden) count += 1;
    }
    section.hidden = count === 0;
    link?.toggleAttribute('data-empty', count === 0);
    const countElement = link?.querySelector('[data-count]');
    if (countElement) countElement.textContent = `${count}`;
  }
  root?.querySelector('[data-highlighted]')?.removeAttribute('data-highlighted');
  if (query) [...matches][0]?.item.setAttribute('data-highlighted', '');
  if (status)
    status.textContent = query
      ? (status.dataset['foundMessage']?.replace('{shown}', `${matches.size}`) ?? '')
      : initialStatus;
  if (emptyMessage) {
    emptyMessage.hidden = matches.size > 0;
    const link = emptyMessage.querySelector('a');
    if (link) link.href = `/page/search-result?q=${encodeURIComponent(query)}`;
  }
  // Scrolls back to the results if they begin above the window or are covered by the sticky tools.
  if (!list || !tools) return;
  const { top, left } = list.getBoundingClientRect();
  const { bottom, right } = tools.getBoundingClientRect();
  if (top < (left < right ? bottom : 0)) list.scrollIntoView({ behavior: 'instant' });
  markCurrentGroup();
}

function clearSearch(): void {
  if (!field) return;
  field.value = '';
  filterCards();
  field.focus();
}

const shortcuts = { off: false };
function setShortcutsOff(off: boolean): void {
  shortcuts.off = off;
  if (root) root.dataset['keys'] = off ? 'off' : 'on';
  const button = tools?.querySelector<HTMLElement>('[data-key-switch]');
  if (button)
    button.textContent = (off ? button.dataset['onLabel'] : button.dataset['offLabel']) ?? '';
}
tools?.querySelector('[data-key-switch]')?.addEventListener('click', () => {
  setShortcutsOff(!shortcuts.off);
  saveShortcutSetting(shortcuts.off);
});
setShortcutsOff(shortcutsAreOff());

/** Moves the focus from a card, or from the field, to the card in the direction of the arrow key. */
function moveFocus(event: KeyboardEvent): void {
  const { target, key } = event;
  const inField = target === field;
  const card = target instanceof Element ? target.closest<HTMLAnchorElement>(cardLink) : null;
  if (!card && !(inField && key === 'ArrowDown')) return;
  const shownLinks = visibleLinks();
  const targetIndex = !card
    ? 0
    : gridStep(
        key,
        shownLinks.indexOf(card),
        shownLinks.map((link) => link.getBoundingClientRect()),
      );
  if (targetIndex === null) return;
  event.preventDefault();
  if (targetIndex < 0) field?.focus();
  else shownLinks[targetIndex]?.focus();
}

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  const onPage = target === document.body || root?.contains(target);
  if (shortcuts.off || !onPage || event.isComposing) return;
  if (key === '/' && !target.matches('input')) {
    event.preventDefault();
    field?.select();
  } else if (key === 'Escape' && (target === field || field?.value)) {
    event.preventDefault();
    clearSearch();
  } else if (key.startsWith('Arrow')) moveFocus(event);
});

// Enter in the field opens the first result; without results, the form submits to the site search.
field?.form?.addEventListener('submit', (event) => {
  const first = root?.querySelector<HTMLAnchorElement>('[data-highlighted] a');
  if (first || !field.value.trim()) event.preventDefault();
  first?.click();
});
field?.addEventListener('input', filterCards);
// Query that the browser has restored on reload.
if (field?.value) filterCards();
fetchSearchTerms().then((termsByPath) => {
  for (const card of cards) {
    const { synonyms = '', words = '' } = termsByPath[card.path] ?? {};
    card.synonyms = `${card.synonyms} ${synonyms}`;
    card.words = words;
  }
  if (field?.value) filterCards();
});

/** Marks the current group, and scrolls the row of groups so that its name is visible. */
function markCurrentGroup(): void {
  const readingTop = innerHeight * readingLine;
  const shownGroups = groups.filter(({ section }) => !section.hidden);
  const passedGroups = shownGroups.filter(
    ({ section }) => section.getBoundingClientRect().top <= readingTop,
  );
  // Above the first group, the next one is current.
  const link = (passedGroups.at(-1) ?? shownGroups[0])?.link;
  if (!nav || !link || link.hasAttribute('aria-current')) return;
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  if (nav.scrollWidth > nav.clientWidth)
    nav.scrollTo({ left: link.offsetLeft - nav.clientWidth / 2 + link.offsetWidth / 2 });
}
const groupObserver = new IntersectionObserver(markCurrentGroup, {
  rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}%`,
});
for (const { section } of groups) groupObserver.observe(section);

/*
 * Script of the showcase: filters the cards while typing, moves through them by keyboard,
 * marks the current group. The page is complete without it, and it is loaded on the first interaction
 * (showcase-behavior.ts).
 */

import { gridStep } from './grid-step.ts';
import { matchingCards } from './matching-cards.ts';
import { fetchSearchTerms } from './search-terms.ts';
import { saveShortcutSetting, shortcutsAreOff } from './shortcut-setting.ts';

const all = <T extends HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<T>(selector),
];
const root = document.querySelector<HTMLElement>('[data-showcase]');
const tools = root?.querySelector<HTMLElement>('[data-tools]');
const field = tools?.querySelector('input');
const status = tools?.querySelector<HTMLElement>('[role="status"]');
const nav = tools?.querySelector<HTMLElement>('[data-nav]');
const list = root?.querySelector<HTMLElement>('[data-groups]');
const none = root?.querySelector<HTMLElement>('[data-no-results]');

/** Reading position, as a share of the window's height from its top. */
const eye = 0.35;

const groups = all('[data-groups] > section').map((section) => ({
  section,
  link: nav?.querySelector<HTMLElement>(`a[href="#${section.id}"]`),
  cards: all('li', section).map((item) => ({
    item,
    path: item.querySelector('a')?.pathname ?? '',
    name: `${section.querySelector('h2')?.textContent} ${item.textContent}`.toLowerCase(),
    synonyms: section.dataset['synonyms'] ?? '',
    words: '',
  })),
}));
const cards = groups.flatMap((group) => group.cards);
const whole = status?.textContent ?? '';
const cardLink = '[data-groups] li > a';
const links = () => all<HTMLAnchorElement>(cardLink).filter((one) => one.checkVisibility());

function search(): void {
  const typed = field?.value.trim().toLowerCase() ?? '';
  const found = new Set(matchingCards(cards, typed));
  for (const { section, link, cards: own } of groups) {
    let count = 0;
    for (const card of own) {
      card.item.hidden = !found.has(card);
      if (!card.item.hidden) count += 1;
    }
    section.hidden = count === 0;
    link?.toggleAttribute('data-empty', count === 0);
    const figure = link?.querySelector('[data-count]');
    if (figure) figure.textContent = `${count}`;
  }
  root?.querySelector('[data-highlighted]')?.removeAttribute('data-highlighted');
  if (typed) [...found][0]?.item.setAttribute('data-highlighted', '');
  if (status)
    status.textContent = typed
      ? (status.dataset['foundMessage']?.replace('{shown}', `${found.size}`) ?? '')
      : whole;
  if (none) {
    none.hidden = found.size > 0;
    const link = none.querySelector('a');
    if (link) link.href = `/page/search-result?q=${encodeURIComponent(typed)}`;
  }
  // The results begin above, or below sticky tools that cover the list: scroll back to them.
  if (!list || !tools) return;
  const { top, left } = list.getBoundingClientRect();
  const { bottom, right } = tools.getBoundingClientRect();
  if (top < (left < right ? bottom : 0)) list.scrollIntoView({ behavior: 'instant' });
  mark();
}

function clear(): void {
  if (!field) return;
  field.value = '';
  search();
  field.focus();
}

const setting = { off: false };
function setKeys(off: boolean): void {
  setting.off = off;
  if (root) root.dataset['keys'] = off ? 'off' : 'on';
  const button = tools?.querySelector<HTMLElement>('[data-key-switch]');
  if (button)
    button.textContent = (off ? button.dataset['onLabel'] : button.dataset['offLabel']) ?? '';
}
tools?.querySelector('[data-key-switch]')?.addEventListener('click', () => {
  setKeys(!setting.off);
  saveShortcutSetting(setting.off);
});
setKeys(shortcutsAreOff());

/** Moves the focus from a card, or from the field, to the card in the direction of the arrow key. */
function move(event: KeyboardEvent): void {
  const { target, key } = event;
  const inField = target === field;
  const card = target instanceof Element ? target.closest<HTMLAnchorElement>(cardLink) : null;
  if (!card && !(inField && key === 'ArrowDown')) return;
  const shown = links();
  const to = !card
    ? 0
    : gridStep(
        key,
        shown.indexOf(card),
        shown.map((one) => one.getBoundingClientRect()),
      );
  if (to === null) return;
  event.preventDefault();
  if (to < 0) field?.focus();
  else shown[to]?.focus();
}

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  const onPage = target === document.body || root?.contains(target);
  if (setting.off || !onPage || event.isComposing) return;
  if (key === '/' && !target.matches('input')) {
    event.preventDefault();
    field?.select();
  } else if (key === 'Escape' && (target === field || field?.value)) {
    event.preventDefault();
    clear();
  } else if (key.startsWith('Arrow')) move(event);
});

// Enter in the field opens the first result; without results, the form submits to the site search.
field?.form?.addEventListener('submit', (event) => {
  const first = root?.querySelector<HTMLAnchorElement>('[data-highlighted] a');
  if (first || !field.value.trim()) event.preventDefault();
  first?.click();
});
field?.addEventListener('input', search);
// Query that the browser has restored on reload.
if (field?.value) search();
fetchSearchTerms().then((further) => {
  for (const card of cards) {
    const { synonyms = '', words = '' } = further[card.path] ?? {};
    card.synonyms = `${card.synonyms} ${synonyms}`;
    card.words = words;
  }
  if (field?.value) search();
});

/** Marks the current group, and scrolls the row of groups so that its name is visible. */
function mark(): void {
  const line = innerHeight * eye;
  const shown = groups.filter(({ section }) => !section.hidden);
  const passed = shown.filter(({ section }) => section.getBoundingClientRect().top <= line);
  // Above the first group, the next one is current.
  const link = (passed.at(-1) ?? shown[0])?.link;
  if (!nav || !link || link.hasAttribute('aria-current')) return;
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  if (nav.scrollWidth > nav.clientWidth)
    nav.scrollTo({ left: link.offsetLeft - nav.clientWidth / 2 + link.offsetWidth / 2 });
}
const inView = new IntersectionObserver(mark, {
  rootMargin: `-${eye * 100}% 0px -${(1 - eye) * 100}%`,
});
for (const { section } of groups) inView.observe(section);

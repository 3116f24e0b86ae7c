/*
 * Script of the icon pages: renders groups as they approach the viewport, searches by name, copies
 * import lines. Names are in the page, drawings in the sprite of their set; both are loaded on the first
 * interaction (gallery-behavior.ts): the sprite of a large set is heavy, and the first icons are
 * in the HTML.
 */
import { copyText } from '../../elements/copy-text/copy-text.ts';
import { importLine } from './import-name.ts';

const size = 120;
const svg = 'http://www.w3.org/2000/svg';
const field = document.querySelector<HTMLInputElement>('[data-icon-search]');
const status = document.querySelector<HTMLElement>('[data-icon-status]');
const hint = status?.textContent ?? '';
/** First group of the page; a copy of it has the class that the style rules of groups name. */
const firstGroup = document.querySelector('[data-icon-groups] > ul') as HTMLElement;

function cell(set: string, name: string): HTMLLIElement {
  const item = document.createElement('li');
  const button = item.appendChild(document.createElement('button'));
  button.type = 'button';
  button.dataset['icon'] = name;
  const drawing = button.appendChild(document.createElementNS(svg, 'svg'));
  drawing.setAttribute('aria-hidden', 'true');
  drawing
    .appendChild(document.createElementNS(svg, 'use'))
    .setAttribute('href', `/icons/${set}.svg#${name}`);
  button.appendChild(document.createElement('span')).textContent = name;
  return item;
}

const sets = [...document.querySelectorAll<HTMLElement>('[data-icon-set]')].map((section) => {
  const names = section.dataset['names']?.split(' ') ?? [];
  return {
    section,
    id: section.dataset['iconSet'] ?? '',
    pattern: section.dataset['import'] ?? '',
    names,
    shown: names,
    place: section.querySelector<HTMLElement>('[data-icon-groups]'),
  };
});
type Shown = (typeof sets)[number];

const setOf = (element: Element) =>
  sets.find(({ section }) => section === element.closest('[data-icon-set]'));

/** Completes a group; existing icons stay, and keep the focus. */
function fill(group: HTMLElement): void {
  const set = setOf(group);
  if (!set) return;
  const from = Number(group.dataset['from']);
  const rest = set.shown.slice(from + group.childElementCount, from + size);
  group.append(...rest.map((name) => cell(set.id, name)));
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      fill(target as HTMLElement);
    }
  },
  { rootMargin: '600px' },
);
for (const group of document.querySelectorAll('[data-icon-groups] > ul')) near.observe(group);

function show(set: Shown, wanted: string): number {
  set.shown = set.names.filter((name) => name.includes(wanted));
  set.section.hidden = set.shown.length === 0;
  const groups = [];
  for (let from = 0; from < set.shown.length; from += size) {
    const group = firstGroup.cloneNode() as HTMLElement;
    group.dataset['from'] = `${from}`;
    group.style.setProperty('--icons', `${Math.min(size, set.shown.length - from)}`);
    groups.push(group);
  }
  set.place?.replaceChildren(...groups);
  for (const group of groups) near.observe(group);
  return set.shown.length;
}

function search(): void {
  const wanted = (field?.value ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  const found = sets.reduce((sum, set) => sum + show(set, wanted), 0);
  if (!status) return;
  const words = found
    ? status.dataset['foundMessage']?.replace('{found}', `${found}`)
    : field?.dataset['noneMessage'];
  status.textContent = wanted === '' ? hint : (words ?? '');
}

async function copy(button: HTMLElement, set: Shown): Promise<void> {
  const line = importLine(set.pattern, button.dataset['icon'] ?? '');
  const done = await copyText(line);
  if (!status) return;
  const code = document.createElement('code');
  code.textContent = line;
  status.replaceChildren(
    `${done ? status.dataset['copiedMessage'] : status.dataset['failedMessage']} `,
    code,
  );
  if (!done) getSelection()?.selectAllChildren(code);
  button.dataset['copied'] = '';
  setTimeout(() => delete button.dataset['copied'], 1200);
}

field?.addEventListener('input', search);
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-icon]');
  const set = button && setOf(button);
  if (set && button instanceof HTMLElement) copy(button, set);
});
// Query that the browser has restored on reload.
if (field?.value) search();

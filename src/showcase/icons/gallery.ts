/*
 * Script of the icon pages: renders groups as they approach the viewport, searches by name, copies
 * import lines. Names are in the page, drawings in the sprite of their set; both are loaded on the first
 * interaction (gallery-behavior.ts): the sprite of a large set is heavy, and the first icons are
 * in the HTML.
 */
import { copyText } from '../../elements/copy-text/copy-text.ts';
import { importLine } from './import-name.ts';

/** Icons per group, as in icon-set-grid.tsx. */
const groupSize = 120;
const svgNamespace = 'http://www.w3.org/2000/svg';
const field = document.querySelector<HTMLInputElement>('[data-icon-search]');
const status = document.querySelector<HTMLElement>('[data-icon-status]');
const hint = status?.textContent ?? '';
/** First group of the page; a copy of it has the class that the style rules of groups name. */
const firstGroup = document.querySelector('[data-icon-groups] > ul') as HTMLElement;

function createCell(set: string, name: string): HTMLLIElement {
  const item = document.createElement('li');
  const button = item.appendChild(document.createElement('button'));
  button.type = 'button';
  button.dataset['icon'] = name;
  const drawing = button.appendChild(document.createElementNS(svgNamespace, 'svg'));
  drawing.setAttribute('aria-hidden', 'true');
  drawing
    .appendChild(document.createElementNS(svgNamespace, 'use'))
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
    visibleNames: names,
    groupsElement: section.querySelector<HTMLElement>('[data-icon-groups]'),
  };
});
type IconSection = (typeof sets)[number];

const setOf = (element: Element) =>
  sets.find(({ section }) => section === element.closest('[data-icon-set]'));

/** Adds the missing icons to a group; those that it has stay, so that none loses the focus. */
function fillGroup(group: HTMLElement): void {
  const set = setOf(group);
  if (!set) return;
  const startIndex = Number(group.dataset['from']);
  const missingNames = set.visibleNames.slice(
    startIndex + group.childElementCount,
    startIndex + groupSize,
  );
  group.append(...missingNames.map((name) => createCell(set.id, name)));
}

const groupObserver = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      groupObserver.unobserve(target);
      fillGroup(target as HTMLElement);
    }
  },
  { rootMargin: '600px' },
);
for (const group of document.querySelectorAll('[data-icon-groups] > ul'))
  groupObserver.observe(group);

function renderMatches(set: IconSection, query: string): number {
  set.visibleNames = set.names.filter((name) => name.includes(query));
  set.section.hidden = set.visibleNames.length === 0;
  const groups = [];
  for (let startIndex = 0; startIndex < set.visibleNames.length; startIndex += groupSize) {
    const group = firstGroup.cloneNode() as HTMLElement;
    group.dataset['from'] = `${startIndex}`;
    const count = Math.min(groupSize, set.visibleNames.length - startIndex);
    group.style.setProperty('--icons', `${count}`);
    groups.push(group);
  }
  set.groupsElement?.replaceChildren(...groups);
  for (const group of groups) groupObserver.observe(group);
  return set.visibleNames.length;
}

function search(): void {
  const query = (field?.value ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  const count = sets.reduce((sum, set) => sum + renderMatches(set, query), 0);
  if (!status) return;
  const words = count
    ? status.dataset['foundMessage']?.replace('{found}', `${count}`)
    : field?.dataset['noneMessage'];
  status.textContent = query === '' ? hint : (words ?? '');
}

async function copy(button: HTMLElement, set: IconSection): Promise<void> {
  const line = importLine(set.pattern, button.dataset['icon'] ?? '');
  const isCopied = await copyText(line);
  if (!status) return;
  const code = document.createElement('code');
  code.textContent = line;
  status.replaceChildren(
    `${isCopied ? status.dataset['copiedMessage'] : status.dataset['failedMessage']} `,
    code,
  );
  if (!isCopied) getSelection()?.selectAllChildren(code);
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

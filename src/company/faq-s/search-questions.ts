/* Filters the questions by the query, writes it into the URL, and opens the question in the hash. */
import { countText, hasWords } from './find-questions.ts';

/** Debounce of the announced count, in milliseconds. */
const announceDelayMs = 500;

const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-questions]')];
const none = document.querySelector<HTMLElement>('[data-no-results]');
const form = document.querySelector<HTMLFormElement>('[data-questions-search]');
const field = form?.querySelector('input');
const status = form?.querySelector('[role="status"]');
const clear = form?.querySelector<HTMLButtonElement>('[type="reset"]');
let announceTimer = 0;

function openQuestionFromHash(): void {
  const linked = questions.find(({ id }) => `#${id}` === location.hash);
  if (!linked) return;
  // A link to an answer shows it even if the current search hides it.
  if (linked.hidden) form?.reset();
  linked.open = true;
  linked.scrollIntoView();
}

/** Returns the text of a question with its short and its long answer, without the links below. */
const searchedText = (one: HTMLElement) =>
  [...one.querySelectorAll('summary, [data-answer]')].map((part) => part.textContent).join(' ');

/** Hides questions and groups without the typed words. Returns the number of questions left. */
function filterQuestions(typed: string): number {
  for (const one of questions) one.hidden = !hasWords(searchedText(one), typed);
  for (const group of groups) {
    const own = [...group.querySelectorAll('details')];
    group.hidden = own.every((one) => one.hidden);
    const strokes = document.querySelectorAll(`[data-tally="${group.id}"] path`);
    own.forEach((one, index) => {
      strokes[index]?.toggleAttribute('data-hidden', one.hidden !== false);
    });
  }
  const found = questions.filter((one) => !one.hidden);
  const [only] = found;
  if (only && found.length === 1) only.open = true;
  return found.length;
}

function search(typed: string): void {
  const found = filterQuestions(typed);
  if (none) none.hidden = found > 0;
  if (clear) clear.hidden = typed === '';
  clearTimeout(announceTimer);
  announceTimer = window.setTimeout(() => {
    if (status) status.textContent = countText(found, questions.length);
  }, announceDelayMs);
}

function writeQueryToUrl(typed: string): void {
  const query = typed ? `?q=${encodeURIComponent(typed)}` : '';
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}

function onType(): void {
  const typed = field?.value.trim() ?? '';
  search(typed);
  writeQueryToUrl(typed);
}

form?.addEventListener('input', onType);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  onType();
});
form?.addEventListener('reset', () => {
  search('');
  writeQueryToUrl('');
  field?.focus();
});
addEventListener('hashchange', openQuestionFromHash);

if (field) {
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  // The field may have been filled before this script was loaded.
  if (field.value) onType();
}
openQuestionFromHash();

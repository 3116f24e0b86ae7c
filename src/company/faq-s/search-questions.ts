/* Filters the questions by the query, writes it into the URL, and opens the question in the hash. */
import { countText, hasWords } from './find-questions.ts';

/** Debounce of the announced count, in milliseconds. */
const announceDelayMs = 500;

const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-questions]')];
const noResults = document.querySelector<HTMLElement>('[data-no-results]');
const form = document.querySelector<HTMLFormElement>('[data-questions-search]');
const field = form?.querySelector('input');
const statusElement = form?.querySelector('[role="status"]');
const clearButton = form?.querySelector<HTMLButtonElement>('[type="reset"]');
let announceTimer = 0;

function openQuestionFromHash(): void {
  const linkedQuestion = questions.find(({ id }) => `#${id}` === location.hash);
  if (!linkedQuestion) return;
  // A link to an answer shows it even if the current search hides it.
  if (linkedQuestion.hidden) form?.reset();
  linkedQuestion.open = true;
  linkedQuestion.scrollIntoView();
}

/** Returns the text of a question with its short and its long answer, without the links below. */
const searchedText = (question: HTMLElement) =>
  [...question.querySelectorAll('summary, [data-answer]')]
    .map((element) => element.textContent)
    .join(' ');

/** Hides questions and groups without the words of the query. Returns the number of matches. */
function filterQuestions(query: string): number {
  for (const question of questions) question.hidden = !hasWords(searchedText(question), query);
  for (const group of groups) {
    const groupQuestions = [...group.querySelectorAll('details')];
    group.hidden = groupQuestions.every((question) => question.hidden);
    const strokes = document.querySelectorAll(`[data-tally="${group.id}"] path`);
    groupQuestions.forEach((question, index) => {
      strokes[index]?.toggleAttribute('data-hidden', question.hidden !== false);
    });
  }
  const matches = questions.filter((question) => !question.hidden);
  const [onlyMatch] = matches;
  if (onlyMatch && matches.length === 1) onlyMatch.open = true;
  return matches.length;
}

function search(query: string): void {
  const matchCount = filterQuestions(query);
  if (noResults) noResults.hidden = matchCount > 0;
  if (clearButton) clearButton.hidden = query === '';
  clearTimeout(announceTimer);
  announceTimer = window.setTimeout(() => {
    if (statusElement) statusElement.textContent = countText(matchCount, questions.length);
  }, announceDelayMs);
}

function writeQueryToUrl(query: string): void {
  const queryString = query ? `?q=${encodeURIComponent(query)}` : '';
  history.replaceState(history.state, '', `${location.pathname}${queryString}${location.hash}`);
}

function handleInput(): void {
  const query = field?.value.trim() ?? '';
  search(query);
  writeQueryToUrl(query);
}

form?.addEventListener('input', handleInput);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  handleInput();
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
  if (field.value) handleInput();
}
openQuestionFromHash();

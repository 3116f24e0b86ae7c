/*
 * Pages are built before openings close. This marks those closed since before the first paint; a page left
 * open over midnight stays as it is, with its form data, and the server answers.
 */
for (const part of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
  if (Date.parse(part.dataset['deadline'] ?? '') <= Date.now()) part.dataset['closed'] = '';
}

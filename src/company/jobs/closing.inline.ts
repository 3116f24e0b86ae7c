/*
 * Pages are built before openings close. What has closed since is marked before anything is painted;
 * a page that stands open over midnight stays as it is, with what was typed, and the server answers.
 */
for (const part of document.querySelectorAll<HTMLElement>('[data-closes]')) {
  if (Date.parse(part.dataset['closes'] ?? '') <= Date.now()) part.dataset['closed'] = '';
}

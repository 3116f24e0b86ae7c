/*
 * Pages are built before openings close. Marks those that have closed since, before the first paint; a page left
 * open over midnight does not change, and the server rejects late applications.
 */
for (const element of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
  if (Date.parse(element.dataset['deadline'] ?? '') <= Date.now()) element.dataset['closed'] = '';
}

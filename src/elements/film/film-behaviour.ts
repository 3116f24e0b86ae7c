/**
 * Starts the videos of a page that is plain HTML; in a React project FilmGround does so itself.
 *
 * @htmlOnly
 */

const start = async () => {
  // Lowest priority of the page: even the code is loaded last.
  const { startFilm } = await import('./start-film.ts');
  for (const film of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(film);
};

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });

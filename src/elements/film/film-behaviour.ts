/**
 * Starts the films of a page that are plain HTML; in a React project FilmGround does it itself.
 *
 * @htmlOnly
 */

const start = async () => {
  // The last thing that a page needs: not even its code comes before.
  const { startFilm } = await import('./start-film.ts');
  for (const film of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(film);
};

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });

/* Starts the films of a page that are plain HTML; in a React project FilmGround does it itself. */
import { startFilm } from './start-film.ts';

for (const film of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(film);

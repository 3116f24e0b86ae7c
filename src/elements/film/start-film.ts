/** What a film is made of, as film-ground.tsx draws it. */
interface Parts {
  root: HTMLElement;
  video: HTMLVideoElement;
  button: HTMLButtonElement;
}

const stillness = '(prefers-reduced-motion: reduce)';

/** Nobody asked for less motion, or to be spared the bytes. */
function isWelcome(win: Window): boolean {
  const { connection } = win.navigator as { connection?: { saveData?: boolean } };
  const refused = [stillness, '(prefers-reduced-data: reduce)'];
  return !connection?.saveData && !refused.some((query) => win.matchMedia(query).matches);
}

/** Adds the files of the film: before that the browser knows of none, and asks for none. */
function load({ root, video }: Parts): void {
  if (video.childElementCount > 0) return;
  for (const kind of ['webm', 'mp4']) {
    const source = document.createElement('source');
    source.src = `${root.dataset['film']}.${kind}`;
    source.type = `video/${kind}`;
    video.append(source);
  }
}

/**
 * Makes a film behind its poster play: once the page is in, while it is in view, and only for those
 * who did not ask for less. Its button stops it and starts it again; with `data-waits` nothing comes
 * before the button is pressed.
 *
 * @returns stops watching
 */
export function startFilm(root: HTMLElement): () => void {
  const video = root.querySelector('video');
  const button = root.querySelector('button');
  if (!video || !button) return () => {};
  const parts = { root, video, button };
  // React leaves the attribute out of its HTML, and only silent films may begin by themselves.
  video.muted = true;
  // Cut as the poster is.
  const poster = root.querySelector('img');
  if (poster) video.style.objectPosition = getComputedStyle(poster).objectPosition;
  const still = matchMedia(stillness);
  const state = { wanted: false, inView: false };

  const follow = () => {
    root.toggleAttribute('data-playing', state.wanted);
    if (state.wanted && state.inView) {
      load(parts);
      // Some devices refuse in low power: the poster stays, and the button says how to begin.
      video.play().catch(() => !document.hidden && want(false));
    } else video.pause();
  };
  const want = (wanted: boolean) => {
    if (state.wanted === wanted) return;
    state.wanted = wanted;
    follow();
  };
  const press = () => want(!state.wanted);
  const calm = () => still.matches && want(false);
  const end = () => want(false);
  const show = () => root.setAttribute('data-shown', '');
  const view = new IntersectionObserver(([entry]) => {
    state.inView = entry?.isIntersecting ?? false;
    if (state.wanted) follow();
  });
  const begin = () => {
    view.observe(root);
    const waits = root.dataset['waits'] !== undefined;
    const off = !waits && !isWelcome(window);
    button.toggleAttribute('data-off', off);
    if (!waits) want(!off);
  };

  button.addEventListener('click', press);
  video.addEventListener('ended', end);
  video.addEventListener('playing', show);
  still.addEventListener('change', calm);
  // The film is the last thing that a page needs.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    button.removeEventListener('click', press);
    video.removeEventListener('ended', end);
    video.removeEventListener('playing', show);
    still.removeEventListener('change', calm);
    view.disconnect();
    video.pause();
  };
}

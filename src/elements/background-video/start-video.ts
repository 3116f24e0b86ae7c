/** Elements of a background video, as background-video.tsx renders them. */
interface Parts {
  root: HTMLElement;
  video: HTMLVideoElement;
  button: HTMLButtonElement;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Returns whether neither reduced motion nor reduced data is requested. */
function isMotionAllowed(win: Window): boolean {
  const { connection } = win.navigator as { connection?: { saveData?: boolean } };
  const refused = [reducedMotion, '(prefers-reduced-data: reduce)'];
  return !connection?.saveData && !refused.some((query) => win.matchMedia(query).matches);
}

/** Adds the sources of the video: before that the browser requests nothing. */
function load({ root, video }: Parts): void {
  if (video.childElementCount > 0) return;
  for (const kind of ['webm', 'mp4']) {
    const source = document.createElement('source');
    source.src = `${root.dataset['video']}.${kind}`;
    source.type = `video/${kind}`;
    video.append(source);
  }
}

/**
 * Plays a background video after the page has loaded and while it is in view, unless reduced motion or
 * data is requested. Its button pauses and resumes it; with `data-on-demand` nothing is loaded
 * before the button is pressed.
 *
 * @returns a function that removes all listeners
 */
export function startVideo(root: HTMLElement): () => void {
  const video = root.querySelector('video');
  const button = root.querySelector('button');
  if (!video || !button) return () => {};
  const parts = { root, video, button };
  // React does not render the attribute, and only muted videos may autoplay.
  video.muted = true;
  // Cropped like the poster.
  const poster = root.querySelector('img');
  if (poster) video.style.objectPosition = getComputedStyle(poster).objectPosition;
  const motion = matchMedia(reducedMotion);
  const state = { wanted: false, inView: false };

  const follow = () => {
    root.toggleAttribute('data-playing', state.wanted);
    if (state.wanted && state.inView) {
      load(parts);
      // Some devices refuse in low power mode: the poster stays, and the button offers to play.
      video.play().catch(() => !document.hidden && setWanted(false));
    } else video.pause();
  };
  const setWanted = (wanted: boolean) => {
    if (state.wanted === wanted) return;
    state.wanted = wanted;
    follow();
  };
  const press = () => setWanted(!state.wanted);
  const stopIfReduced = () => motion.matches && setWanted(false);
  const end = () => setWanted(false);
  const show = () => root.setAttribute('data-visible', '');
  const view = new IntersectionObserver(([entry]) => {
    state.inView = entry?.isIntersecting ?? false;
    if (state.wanted) follow();
  });
  const begin = () => {
    view.observe(root);
    const onDemand = root.dataset['onDemand'] !== undefined;
    const off = !onDemand && !isMotionAllowed(window);
    button.toggleAttribute('data-hidden', off);
    if (!onDemand) setWanted(!off);
  };

  button.addEventListener('click', press);
  video.addEventListener('ended', end);
  video.addEventListener('playing', show);
  motion.addEventListener('change', stopIfReduced);
  // Lowest priority of the page.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    button.removeEventListener('click', press);
    video.removeEventListener('ended', end);
    video.removeEventListener('playing', show);
    motion.removeEventListener('change', stopIfReduced);
    view.disconnect();
    video.pause();
  };
}

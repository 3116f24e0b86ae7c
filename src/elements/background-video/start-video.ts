/** Elements of a background video, as background-video.tsx renders them. */
interface VideoElements {
  root: HTMLElement;
  video: HTMLVideoElement;
  button: HTMLButtonElement;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Returns whether neither reduced motion nor reduced data is requested. */
function isMotionAllowed(win: Window): boolean {
  const { connection } = win.navigator as { connection?: { saveData?: boolean } };
  const refusalQueries = [reducedMotion, '(prefers-reduced-data: reduce)'];
  return !connection?.saveData && !refusalQueries.some((query) => win.matchMedia(query).matches);
}

/** Adds the sources of the video: before that the browser requests nothing. */
function addSources({ root, video }: VideoElements): void {
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
  const elements = { root, video, button };
  // React does not render the attribute, and only muted videos may autoplay.
  video.muted = true;
  // Cropped like the poster.
  const poster = root.querySelector('img');
  if (poster) video.style.objectPosition = getComputedStyle(poster).objectPosition;
  const motion = matchMedia(reducedMotion);
  const state = { shouldPlay: false, inView: false };

  const update = () => {
    root.toggleAttribute('data-playing', state.shouldPlay);
    if (state.shouldPlay && state.inView) {
      addSources(elements);
      // Some devices refuse in low power mode: the poster stays, and the button offers to play.
      video.play().catch(() => !document.hidden && setShouldPlay(false));
    } else video.pause();
  };
  const setShouldPlay = (shouldPlay: boolean) => {
    if (state.shouldPlay === shouldPlay) return;
    state.shouldPlay = shouldPlay;
    update();
  };
  const toggle = () => setShouldPlay(!state.shouldPlay);
  const stopIfReduced = () => motion.matches && setShouldPlay(false);
  const stop = () => setShouldPlay(false);
  const markVisible = () => root.setAttribute('data-visible', '');
  const observer = new IntersectionObserver(([entry]) => {
    state.inView = entry?.isIntersecting ?? false;
    if (state.shouldPlay) update();
  });
  const start = () => {
    observer.observe(root);
    const onDemand = root.dataset['onDemand'] !== undefined;
    const isPaused = !onDemand && !isMotionAllowed(window);
    button.toggleAttribute('data-hidden', isPaused);
    if (!onDemand) setShouldPlay(!isPaused);
  };

  button.addEventListener('click', toggle);
  video.addEventListener('ended', stop);
  video.addEventListener('playing', markVisible);
  motion.addEventListener('change', stopIfReduced);
  // Lowest priority of the page.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    button.removeEventListener('click', toggle);
    video.removeEventListener('ended', stop);
    video.removeEventListener('playing', markVisible);
    motion.removeEventListener('change', stopIfReduced);
    observer.disconnect();
    video.pause();
  };
}

/** Page flip: the box that flips as a whole, and its faces. */
interface PageFlip {
  box: HTMLElement;
  /** Faces of the earlier version, which flip away. */
  faces: readonly HTMLElement[];
  /** True towards the later version. */
  isForward: boolean;
  /** Class of the flipped part, which is drawn beyond the fold. */
  leafClass: string | undefined;
}

/**
 * Returns the slope of the fold, as a share of the height: by 110 px at most, so that its whole length comes in
 * view at once.
 */
const foldSlope = (width: number, height: number) =>
  Math.min(0.11, (0.4 * width) / height, 110 / height);

const setPixels = (element: HTMLElement, values: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(values))
    element.style.setProperty(name, `${value.toFixed(1)}px`);
};

/** Returns whether the visitor prefers reduced motion or forced colors, which turn the animation off. */
export const isMotionReduced = () =>
  matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches;

const runningFlips = new WeakMap<HTMLElement, () => void>();

/**
 * Animates a page flip: the faces of the earlier version are clipped along a fold that crosses the box, and
 * the flipped part is drawn beyond it. A running animation ends at once.
 *
 * Sets `data-flipping="forward|back"` on the box and `data-leaf` on the faces until the flip ends.
 */
export function flipPage({ box, faces, isForward, leafClass }: PageFlip): void {
  runningFlips.get(box)?.();
  if (faces.length === 0 || isMotionReduced()) return;
  const boxRect = box.getBoundingClientRect();
  const slope = foldSlope(boxRect.width, boxRect.height);
  setPixels(box, { '--leaf-wide': boxRect.width, '--leaf-tall': boxRect.height });
  box.style.setProperty('--leaf-lean', slope.toFixed(4));
  for (const face of faces) {
    const { left, top, height } = face.getBoundingClientRect();
    setPixels(face, {
      '--face-left': left - boxRect.left,
      '--face-top': top - boxRect.top,
      '--face-tall': height,
    });
    face.setAttribute('data-leaf', '');
  }
  const leaf = document.createElement('span');
  leaf.className = leafClass ?? '';
  leaf.setAttribute('aria-hidden', 'true');
  leaf.append(document.createElement('i'));
  box.append(leaf);
  box.setAttribute('data-flipping', isForward ? 'forward' : 'back');
  const endFlip = () => {
    runningFlips.delete(box);
    leaf.remove();
    box.removeAttribute('data-flipping');
    for (const face of faces) face.removeAttribute('data-leaf');
  };
  runningFlips.set(box, endFlip);
  leaf.addEventListener('animationend', (event) => event.target === leaf && endFlip());
}

/** Page flip: the box that flips as a whole, and its faces. */
interface PageFlip {
  box: HTMLElement;
  /** Faces of the earlier version, which flip away. */
  faces: readonly HTMLElement[];
  /** True towards the later version. */
  forward: boolean;
  /** Class of the flipped part, which is drawn beyond the fold. */
  leafClass: string;
}

/**
 * Returns the slope of the fold, as a share of the height: by 110 px at most, so that its whole length comes in
 * view at once.
 */
const lean = (width: number, height: number) =>
  Math.min(0.11, (0.4 * width) / height, 110 / height);

const pixels = (element: HTMLElement, values: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(values))
    element.style.setProperty(name, `${value.toFixed(1)}px`);
};

/** Tests if the visitor prefers reduced motion or forced colors, which turn the animation off. */
export const isMotionReduced = () =>
  matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches;

const runningFlips = new WeakMap<HTMLElement, () => void>();

/**
 * Animates a page flip: the faces of the earlier version are clipped along a fold that crosses the box, and
 * the flipped part is drawn beyond it. A running animation ends at once.
 *
 * Sets `data-flipping="forward|back"` on the box and `data-leaf` on the faces until the flip ends.
 */
export function flipPage({ box, faces, forward, leafClass }: PageFlip): void {
  runningFlips.get(box)?.();
  if (faces.length === 0 || isMotionReduced()) return;
  const whole = box.getBoundingClientRect();
  const leaning = lean(whole.width, whole.height);
  pixels(box, { '--leaf-wide': whole.width, '--leaf-tall': whole.height });
  box.style.setProperty('--leaf-lean', leaning.toFixed(4));
  for (const face of faces) {
    const { left, top, height } = face.getBoundingClientRect();
    pixels(face, {
      '--face-left': left - whole.left,
      '--face-top': top - whole.top,
      '--face-tall': height,
    });
    face.setAttribute('data-leaf', '');
  }
  const paper = document.createElement('span');
  paper.className = leafClass;
  paper.setAttribute('aria-hidden', 'true');
  paper.append(document.createElement('i'));
  box.append(paper);
  box.setAttribute('data-flipping', forward ? 'forward' : 'back');
  const end = () => {
    runningFlips.delete(box);
    paper.remove();
    box.removeAttribute('data-flipping');
    for (const face of faces) face.removeAttribute('data-leaf');
  };
  runningFlips.set(box, end);
  paper.addEventListener('animationend', (event) => event.target === paper && end());
}

/** Shortest distance of a dropdown from the window's sides, in CSS pixels. Section 9. */
export const dropdownMargin = 10;
/** The same for a mega menu. Section 9. */
export const megaMenuMargin = 25;

interface Place {
  /** Left and right side of the button, in CSS pixels from the window's left. */
  anchor: { left: number; right: number };
  /** Width of the panel. */
  width: number;
  /** Width of the window without its scroll bar. */
  viewport: number;
  margin: number;
  /** Which side of the button the panel keeps to; beside: next to it, where there is room. */
  align: 'start' | 'end' | 'beside';
}

/** Left side of a panel in pixels: at its button, but never closer to the window's side than `margin`. */
export function keepInside({ anchor, width, viewport, margin, align }: Place): number {
  if (align === 'beside') {
    const right = anchor.right;
    if (right + width <= viewport - margin) return right;
    return Math.max(margin, anchor.left - width);
  }
  const wanted = align === 'start' ? anchor.left : anchor.right - width;
  return Math.max(margin, Math.min(wanted, viewport - margin - width));
}

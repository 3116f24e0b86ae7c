/** Minimum distance of a dropdown from the sides of the window, in CSS pixels. Section 9. */
export const dropdownMargin = 10;
/** Minimum distance of a mega menu. Section 9. */
export const megaMenuMargin = 25;

interface PanelPlacement {
  /** Left and right edge of the button, in CSS pixels from the left of the window. */
  anchor: { left: number; right: number };
  /** Width of the panel. */
  width: number;
  /** Width of the window without its scroll bar. */
  viewport: number;
  margin: number;
  /**
   * Side of the button that the panel is aligned with; `beside`: next to the button, where there is
   * space.
   */
  align: 'start' | 'end' | 'beside';
}

/**
 * Returns the left edge of a panel in pixels: at its button, but at least `margin` from the sides
 * of the window.
 */
export function keepInside({ anchor, width, viewport, margin, align }: PanelPlacement): number {
  if (align === 'beside') {
    const right = anchor.right;
    if (right + width <= viewport - margin) return right;
    return Math.max(margin, anchor.left - width);
  }
  const preferred = align === 'start' ? anchor.left : anchor.right - width;
  return Math.max(margin, Math.min(preferred, viewport - margin - width));
}

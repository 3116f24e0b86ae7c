import { atom, onMount } from 'nanostores';

/** Heights of the frame in CSS pixels, as the frame measured them. Used as margins of the page. */
export interface FrameLayout {
  headerHeight: number;
  footerHeight: number;
  viewportHeight: number;
}

/** The shared heights. All 0 before the first measuring. */
export const $layout = atom<FrameLayout>({ headerHeight: 0, footerHeight: 0, viewportHeight: 0 });

/** Reads what the frame has written into the CSS variables of `<html>`. */
function written(): FrameLayout {
  const style = getComputedStyle(document.documentElement);
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    headerHeight: pixels('--header-height'),
    footerHeight: pixels('--footer-height'),
    viewportHeight: pixels('--viewport-height'),
  };
}

// The frame measures without any store (it is smaller so); the store listens while somebody uses it.
onMount($layout, () => {
  if (typeof document === 'undefined') return;
  const read = () => $layout.set(written());
  read();
  addEventListener('larkfield:measured', read);
  return () => removeEventListener('larkfield:measured', read);
});

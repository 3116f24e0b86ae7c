import type { ConsentCopy } from '../../content/consent.ts';
import css from './consent-banner.global.css?inline';
import type { ConsentChoice } from './consent-choice.ts';

interface ConsentBanner {
  /** Hides the banner without an answer. */
  close: () => void;
  /** Shows the banner; the focus stays where it is. */
  show: () => void;
  /** Shows the banner and moves the focus into it, and later back to the button that opened it. */
  open: (opener: HTMLElement) => void;
}

/** Creates a button with a click handler. */
function createButton(doc: Document, label: string, onClick: () => void): HTMLButtonElement {
  const button = doc.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

/** Adds the styles of the banner: they come with its script, so that it is never unstyled. */
function addStyles(doc: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  doc.adoptedStyleSheets.push(sheet);
}

const doOverlap = (a: DOMRect, b: DOMRect): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

/**
 * Moves the banner to the other end of the viewport if it covers the focused element. The banner
 * has less than half of the height, so it covers nothing there that is not taller than the rest.
 *
 * State attribute: `data-placement`, `bottom` or `top`.
 */
function keepClearOfFocus(banner: HTMLElement): void {
  const { activeElement, defaultView } = banner.ownerDocument;
  if (banner.hidden || !activeElement || !defaultView || banner.contains(activeElement)) return;
  const focusedBox = activeElement.getBoundingClientRect();
  const isTall = focusedBox.height > defaultView.innerHeight / 2;
  if (isTall || !doOverlap(focusedBox, banner.getBoundingClientRect())) return;
  banner.dataset['placement'] = banner.dataset['placement'] === 'top' ? 'bottom' : 'top';
}

/**
 * Keeps the height of the banner, 0 while it is hidden, in `--visit-choice-room` of the page: below
 * the last line of the footer there is as much space, so that the end of the page scrolls out from
 * under the banner.
 */
function reserveSpace(banner: HTMLElement): void {
  const { style } = banner.ownerDocument.documentElement;
  const update = () => style.setProperty('--visit-choice-room', `${banner.offsetHeight}px`);
  new ResizeObserver(update).observe(banner, { box: 'border-box' });
}

function createElements(doc: Document, copy: ConsentCopy): [HTMLElement, HTMLElement] {
  const banner = doc.createElement('section');
  banner.dataset['visitChoice'] = '';
  banner.setAttribute('aria-label', copy.label);
  banner.tabIndex = -1;
  banner.hidden = true;
  banner.dataset['placement'] = 'bottom';
  const text = doc.createElement('p');
  const link = doc.createElement('a');
  link.href = copy.privacy.link;
  link.textContent = copy.privacy.title;
  text.append(`${copy.text} `, link);
  const buttons = doc.createElement('div');
  banner.append(text, buttons);
  return [banner, buttons];
}

/**
 * Adds the banner that asks for consent to the page, hidden: a region between skip link and header.
 * Escape closes it without an answer. It lies over the page, so that nothing moves, and clear of
 * the element that has the focus.
 */
export function addConsentBanner(
  doc: Document,
  copy: ConsentCopy,
  onChoice: (choice: ConsentChoice) => void,
): ConsentBanner {
  const [banner, buttons] = createElements(doc, copy);
  let previousFocus: HTMLElement | null = null;

  const close = () => {
    const hadFocus = banner.contains(doc.activeElement);
    banner.hidden = true;
    if (!hadFocus) return;
    const target = previousFocus ?? doc.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  };
  const choose = (choice: ConsentChoice) => () => {
    close();
    onChoice(choice);
  };
  buttons.append(
    createButton(doc, copy.refuse, choose('refused')),
    createButton(doc, copy.allow, choose('allowed')),
  );
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget))
      previousFocus = relatedTarget;
  });
  // After the frame in which the browser scrolls to the focused element.
  const updatePlacement = () => requestAnimationFrame(() => keepClearOfFocus(banner));
  doc.addEventListener('focusin', updatePlacement);

  const show = () => {
    banner.hidden = false;
    updatePlacement();
  };
  addStyles(doc);
  doc.body.firstElementChild?.after(banner);
  reserveSpace(banner);
  return {
    close,
    show,
    open: (opener) => {
      show();
      banner.focus();
      previousFocus = opener;
    },
  };
}

/** Adds the button that opens the banner again to the end of the footer. */
export function addChoiceButton(
  doc: Document,
  label: string,
  open: (opener: HTMLElement) => void,
): void {
  const paragraph = doc.createElement('p');
  paragraph.dataset['visitChoiceLine'] = '';
  const button = createButton(doc, label, () => open(button));
  paragraph.append(button);
  (doc.querySelector('[data-site-footer]') ?? doc.body).append(paragraph);
}

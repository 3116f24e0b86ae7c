// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncModalsWithUrl } from './sync-modals-with-url.ts';

let stop = () => {};
const dialog = () => document.getElementById('offer') as HTMLDialogElement;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom goes back asynchronously.
  vi.spyOn(history, 'back').mockImplementation(() => history.replaceState(null, '', '/'));
  vi.stubGlobal('CSS', { escape: (value: string) => value });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const matches = Element.prototype.matches;
  // jsdom does not support :modal.
  vi.spyOn(HTMLDialogElement.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return matches.call(this, selector.replace(':modal', '[open]'));
  });
  document.body.innerHTML =
    '<button type="button" commandfor="offer">Offer</button><dialog id="offer"></dialog>';
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[E10] opens the modal of the hash, and focuses the button that will get the focus back', () => {
  history.replaceState(null, '', '/#offer');
  stop = syncModalsWithUrl(window);
  expect(dialog().open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Offer');
});

it('opens on a jump within the page, after those who close everything on the way', () => {
  stop = syncModalsWithUrl(window);
  history.replaceState(null, '', '/#offer');
  dispatchEvent(new Event('hashchange'));
  expect(dialog().open).toBe(false);
  vi.runAllTimers();
  expect(dialog().open).toBe(true);
});

it('writes the address when one opens, and takes it away when it closes', () => {
  stop = syncModalsWithUrl(window);
  dialog().showModal();
  dialog().dispatchEvent(new Event('toggle'));
  expect(location.hash).toBe('#offer');
  dialog().open = false;
  dialog().dispatchEvent(new Event('close'));
  expect(location.hash).toBe('');
});

it('closes one by a step back, and takes no step back for one that came with the address', () => {
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  stop = syncModalsWithUrl(window);
  dialog().showModal();
  dialog().dispatchEvent(new Event('toggle'));
  history.back();
  dispatchEvent(new Event('hashchange'));
  vi.runAllTimers();
  expect(dialog().open).toBe(false);
  history.replaceState(null, '', '/#offer');
  dispatchEvent(new Event('hashchange'));
  vi.runAllTimers();
  expect(dialog().open).toBe(true);
  vi.mocked(history.back).mockClear();
  dialog().close();
  expect(location.hash).toBe('');
  expect(history.back).not.toHaveBeenCalled();
});

it('starts once, however many modals the page has', () => {
  stop = syncModalsWithUrl(window);
  const second = syncModalsWithUrl(window);
  second();
  expect(document.documentElement.hasAttribute('data-follows-address')).toBe(true);
});

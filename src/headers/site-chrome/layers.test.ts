// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeLayers, watchLayers } from './layers.ts';

const turned = new Map<string, () => void>();

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    addEventListener: (_: string, listener: () => void) => turned.set(query, listener),
  }));
  watchLayers(window, new AbortController().signal);
});

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" command="show-modal" commandfor="menu">Menu</button>
    <a href="/page/contact-us" data-opens-dialog="menu">Write to us</a>
    <dialog id="menu" closedby="any" data-small-screen="62rem">
      <button type="button" id="x" command="close" commandfor="menu">Close</button>
    </dialog>
    <dialog id="other"></dialog>`;
});

const dialog = (id = 'menu') => document.getElementById(id) as HTMLDialogElement;
const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom cannot navigate: the page itself must not try.
  addEventListener('click', (late) => late.preventDefault(), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
};

describe('layers', () => {
  it('[C1] close together', () => {
    dialog().showModal();
    dialog('other').showModal();
    closeLayers(document);
    expect([dialog().open, dialog('other').open]).toEqual([false, false]);
  });

  it.each(['pagehide', 'hashchange'])('[C1] close on %s', (name) => {
    dialog().showModal();
    dispatchEvent(new Event(name));
    expect(dialog().open).toBe(false);
  });

  it('[C1] close when the page comes back from the page cache', () => {
    dialog().showModal();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(dialog().open).toBe(false);
  });

  it('[C4] buttons open and close dialogs where the browser has no commands', () => {
    click('[command="show-modal"]');
    expect(dialog().open).toBe(true);
    click('#x');
    expect(dialog().open).toBe(false);
  });

  it('[C5] a click outside closes where the browser has no closedby', () => {
    dialog().showModal();
    click('#menu');
    expect(dialog().open).toBe(false);
  });

  it('a link opens its dialog, but not with a key held for a new tab', () => {
    click('a', { ctrlKey: true });
    expect(dialog().open).toBe(false);
    click('a');
    expect(dialog().open).toBe(true);
  });

  it('[B1] the small-screen menu closes when the window becomes wide', () => {
    dialog().showModal();
    dialog('other').showModal();
    turned.get('(min-width: 62rem)')?.();
    expect([dialog().open, dialog('other').open]).toEqual([false, true]);
  });
});

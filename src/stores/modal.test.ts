// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $customModal, $modalOpen, closeModal, openModal } from './modal.ts';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (value: string) => value });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const query = document.querySelector.bind(document);
  // jsdom does not know :modal.
  document.querySelector = (selector: string) => query(selector.replace(':modal', '[open]'));
  document.body.innerHTML = '<dialog id="offer"></dialog>';
});

describe('modal store', () => {
  it('[E10] holds the custom modal: element and open flag', () => {
    openModal('offer');
    expect($customModal.get()).toEqual({ element: 'offer', open: true });
    closeModal();
    expect($customModal.get()).toEqual({ element: 'offer', open: false });
  });

  it('[E10] [T6] knows of modals that opened without it, and of their closing', async () => {
    const stop = $modalOpen.listen(() => {});
    const dialog = document.getElementById('offer') as HTMLDialogElement;
    openModal('offer');
    await vi.waitFor(() => expect($modalOpen.get()).toBe(true));
    dialog.close();
    await vi.waitFor(() => expect($modalOpen.get()).toBe(false));
    expect($customModal.get().open).toBe(false);
    stop();
  });

  it('names a dialog that is missing', () => {
    expect(() => openModal('nothing')).toThrow('No <dialog id="nothing"> in the page');
  });
});

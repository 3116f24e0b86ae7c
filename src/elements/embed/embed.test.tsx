// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Embed } from './embed.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const texts = { title: 'A first call', label: 'Choose a time', stopLabel: 'Close the calendar' };

test('without script there is a link, and the host is named before it is asked', () => {
  const html = renderToStaticMarkup(<Embed provider="calendly" id="firm/call" {...texts} />);
  expect(html).toContain('href="https://calendly.com/firm/call"');
  expect(html).toContain('data-embed="https://calendly.com"');
  expect(html).toContain('Loads from calendly.com, once you press.');
  expect(html).not.toContain('<iframe');
});

test('the notice is in the language of the site', async () => {
  vi.resetModules();
  vi.doMock('../../words/embed.ts', () => import('../../words/de/embed.ts'));
  const { Embed: GermanEmbed } = await import('./embed.tsx');
  const html = renderToStaticMarkup(<GermanEmbed provider="calendly" id="firm/call" {...texts} />);
  expect(html).toContain('Wird von calendly.com geladen, sobald Sie klicken.');
  vi.doUnmock('../../words/embed.ts');
});

/** Shows an embed and presses its poster. */
function openEmbed(provider: 'cal' | 'calendly') {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(<Embed provider={provider} id="firm/call" {...texts} />));
  act(() => container.querySelector<HTMLElement>('a[data-replay-until]')?.click());
  return { container, remove: () => act(() => root.unmount()) };
}

test('a press loads the frame, with the host of the page where the provider wants it', () => {
  const { container, remove } = openEmbed('calendly');
  expect(container.querySelector('iframe')?.src).toBe(
    `https://calendly.com/firm/call?embed_type=Inline&embed_domain=${location.hostname}`,
  );
  expect(container.querySelector('iframe')?.title).toBe(texts.title);
  const stop = container.querySelector('button');
  expect(stop?.textContent).toBe(texts.stopLabel);
  act(() => stop?.click());
  expect(container.querySelector('iframe')).toBeNull();
  remove();
});

test('a page of Cal.com is answered once it is ready, and no other page', () => {
  const { container, remove } = openEmbed('cal');
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  const source = { postMessage: vi.fn() };
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const send = (init: MessageEventInit, from: object | null = source) => {
    const event = new MessageEvent('message', init);
    Object.defineProperty(event, 'source', { value: from });
    window.dispatchEvent(event);
  };
  const data = { originator: 'CAL', type: '__iframeReady' };
  send({ data, origin: 'https://elsewhere.example' });
  send({ data: { ...data, type: 'linkReady' }, origin: 'https://cal.com' });
  send({ data, origin: 'https://cal.com' }, null);
  expect(source.postMessage).not.toHaveBeenCalled();
  send({ data, origin: 'https://cal.com' });
  const answer = { originator: 'CAL', method: 'parentKnowsIframeReady' };
  expect(source.postMessage.mock.calls).toEqual([[answer, 'https://cal.com']]);
  remove();
  send({ data, origin: 'https://cal.com' });
  expect(source.postMessage).toHaveBeenCalledOnce();
});

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

/** Shows an embed and presses its poster; returns the page's part and a function that removes it. */
function openEmbed(provider: 'cal' | 'calendly') {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(<Embed provider={provider} id="firm/call" {...texts} />));
  act(() => container.querySelector<HTMLElement>('.embed-poster')?.click());
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
  const source = container.querySelector('iframe')?.contentWindow;
  if (!source) throw new Error('There is no frame.');
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => {});
  const data = { originator: 'CAL', type: '__iframeReady' };
  const send = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
  send({ data, source, origin: 'https://elsewhere.example' });
  send({ data: { ...data, type: 'linkReady' }, source, origin: 'https://cal.com' });
  send({ data, origin: 'https://cal.com' });
  expect(post).not.toHaveBeenCalled();
  send({ data, source, origin: 'https://cal.com' });
  const message = { originator: 'CAL', method: 'parentKnowsIframeReady' };
  expect(post.mock.calls).toEqual([[message, 'https://cal.com']]);
  remove();
});

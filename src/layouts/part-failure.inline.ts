/**
 * A part whose code cannot be loaded says so, and the page goes on. Astro tries each chunk of an
 * island twice and then tells with an event; a part that takes longer than 120 s counts as lost.
 * The build puts it into one file with the element that tells (integrations/loading/island-script.ts),
 * so that it is there whenever that is.
 */
import { partFailureHtml } from './part-failure-text.ts';

interface Failure {
  componentUrl?: string;
  error?: unknown;
}

addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  const island = event.target as HTMLElement;
  const { componentUrl = '', error } = (event as CustomEvent<Failure>).detail;
  const [chunk] = (componentUrl.split('/').pop() ?? '').split('.');
  const failure = new Error(`Loading chunk ${chunk} failed`, { cause: error });
  failure.name = 'ChunkLoadError';
  dispatchEvent(new CustomEvent('site:part-error', { detail: failure }));
  if (island.querySelector('.part-error')) return;
  island.insertAdjacentHTML(
    'beforeend',
    `<p role="status" class="part-error">${partFailureHtml}</p>`,
  );
});

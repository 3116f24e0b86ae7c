/**
 * Queues clicks and submits that happen before an island has hydrated, and replays them afterwards.
 *
 * Queued inside islands that have not hydrated: submits of forms, clicks on buttons without a native
 * action, and clicks on links with `data-replay-until="island"`. Queued anywhere, until the page's
 * scripts have run: events of elements with `data-replay-until="page"`. Native validation of POST
 * forms is off until hydration; React Hook Form validates after the replay. When an island fails to
 * load or exceeds the timeout, the native action runs.
 */
import './expanded-state.ts';

const timeoutMs = 9000;
/** Astro removes `ssr` from an island when it hydrates. */
const unhydratedIsland = 'astro-island[ssr]';
const clickTargets = 'a[data-replay-until],button[type=button]:not([popovertarget],[commandfor])';
const submitTargets = 'form:not([method=get]),form[data-replay-until]';

interface ReplayedEvent {
  /** The island, or the document, whose code handles the event. */
  root: Node;
  target: HTMLElement;
  submitter: HTMLElement | null | undefined;
}
let queue: ReplayedEvent[] = [];
/** The document; null once the page's scripts have run. */
let pendingPage: Document | null = document;
/** Islands that failed to hydrate or exceeded the timeout. */
const abandoned = new Set<Node>();

/** Sets `noValidate` of the POST forms in islands that have not hydrated. */
function setNoValidate(root: ParentNode, noValidate: boolean): void {
  const forms = root.querySelectorAll<HTMLFormElement>(`${unhydratedIsland} form[method=post]`);
  for (const form of forms) form.noValidate = noValidate;
}

/** Prevents an event whose handler has not loaded yet, and queues it for replay. */
function enqueue(event: Event, selector: string): void {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const target = (event.target as Element).closest<HTMLElement>(selector);
  const root =
    target &&
    (target.dataset['replayUntil'] === 'page' ? pendingPage : target.closest(unhydratedIsland));
  if (!root || abandoned.has(root) || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Repeated clicks count on a button only; a link or a form is queued once.
  if (!target.matches('button') && queue.some((event) => event.target === target)) return;
  queue.push({ root, target, submitter: (event as SubmitEvent).submitter });
  setTimeout(abandon, timeoutMs, root);
}

/** Replays the queued events of an island or of the document, in their order. */
async function replay(root: EventTarget | null): Promise<void> {
  const due = queue.filter((event) => event.root === root);
  queue = queue.filter((event) => event.root !== root);
  for (const { target, submitter } of due) {
    // `astro:hydrate` fires before React has hydrated; a discrete event makes React finish synchronously.
    target.dispatchEvent(new Event('keyup', { bubbles: true }));
    // One event per microtask, so that React applies the state of each before the next.
    await null;
    // After a client render the element is replaced (integrations/react-islands).
    const current = (target as HTMLElement & { successor?: HTMLElement }).successor ?? target;
    if (current instanceof HTMLFormElement)
      current.requestSubmit(current === target ? submitter : undefined);
    else current.click();
  }
}

/** Lets the native actions of an island run. No effect on one that has hydrated: its queue is empty. */
function abandon(root: Element): void {
  abandoned.add(root);
  setNoValidate(root, false);
  replay(root);
}

setNoValidate(document, true);
addEventListener('click', (event) => enqueue(event, clickTargets), true);
addEventListener('submit', (event) => enqueue(event, submitTargets), true);
addEventListener('astro:hydrate', (event) => replay(event.target), true);
addEventListener('astro:hydration-error', (event) => abandon(event.target as Element), true);
addEventListener('DOMContentLoaded', () => {
  pendingPage = null;
  replay(document);
});

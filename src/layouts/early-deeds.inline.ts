/**
 * Somebody faster than the code of a part gets what the part would have done: a click or a submission
 * is kept, and done again when the code is there. Kept are, in islands that are still asleep, forms,
 * buttons that HTML gives nothing to do, and links with `data-waits="part"`; anywhere, what has
 * `data-waits="page"`, until the page's own scripts have run. Forms are checked by us from the start.
 * What cannot be loaded, or takes too long, does what HTML does.
 */
import './expanded-state.ts';

const patience = 9000;
const asleep = 'astro-island[ssr]';
const clicked = 'a[data-waits],button[type=button]:not([popovertarget],[commandfor])';
const submitted = 'form:not([method=get]),form[data-waits]';

interface Deed {
  part: Node;
  thing: HTMLElement;
  by: HTMLElement | null | undefined;
}
let kept: Deed[] = [];
/** Null once the page's scripts have run. */
let page: Document | null = document;
const lost = new Set<Node>();

/** Whether forms that sleep leave the checking to us. */
function checked(root: ParentNode, byUs: boolean): void {
  const forms = root.querySelectorAll<HTMLFormElement>(`${asleep} form[method=post]`);
  for (const form of forms) form.noValidate = byUs;
}

function keep(event: Event, selector: string): void {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const thing = (event.target as Element).closest<HTMLElement>(selector);
  const part = thing && (thing.dataset['waits'] === 'page' ? page : thing.closest(asleep));
  if (!part || lost.has(part) || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A button may be meant twice; a link or a form is not.
  if (!thing.matches('button') && kept.some((deed) => deed.thing === thing)) return;
  kept.push({ part, thing, by: (event as SubmitEvent).submitter });
  setTimeout(giveUp, patience, part);
}

async function doWhatWasKept(part: EventTarget | null): Promise<void> {
  const due = kept.filter((deed) => deed.part === part);
  kept = kept.filter((deed) => deed.part !== part);
  for (const { thing, by } of due) {
    // An island that wakes up is not yet done; React finishes at once where a key is let go.
    thing.dispatchEvent(new Event('keyup', { bubbles: true }));
    // Each by itself, as by hand: what it changed is there for the next.
    await null;
    // Drawn anew, it is another one (integrations/react-islands).
    const now = (thing as Deed['thing'] & { successor?: HTMLElement }).successor ?? thing;
    if (now instanceof HTMLFormElement) now.requestSubmit(now === thing ? by : undefined);
    else now.click();
  }
}

/** Of no effect on a part that has woken up meanwhile: only those that sleep are asked for. */
function giveUp(part: Element): void {
  lost.add(part);
  checked(part, false);
  doWhatWasKept(part);
}

checked(document, true);
addEventListener('click', (event) => keep(event, clicked), true);
addEventListener('submit', (event) => keep(event, submitted), true);
addEventListener('astro:hydrate', (event) => doWhatWasKept(event.target), true);
addEventListener('astro:hydration-error', (event) => giveUp(event.target as Element), true);
addEventListener('DOMContentLoaded', () => {
  page = null;
  doWhatWasKept(document);
});

import type { OutboxTable } from '../db/tables.ts';
import type { Lane } from '../outbox/outbox.ts';
import type { InProgress } from '../outbox/worker.ts';

/** Calls of one webhook at once. Each ends by itself: it has a timeout. */
const maxCalls = 2;

/** The calls that one sender is making. */
export class CallsInProgress implements InProgress {
  readonly #calls = new Map<string, { recipient: string; completion: Promise<void> }>();

  get ids(): string[] {
    return [...this.#calls.keys()];
  }

  add({ id, recipient }: OutboxTable, work: Promise<void>): void {
    const completion = work.finally(() => this.#calls.delete(id));
    this.#calls.set(id, { recipient, completion });
  }

  capacity({ recipients, exceptRecipients = [] }: Lane): number {
    const calls = [...this.#calls.values()].filter(({ recipient }) =>
      recipients ? recipients.includes(recipient) : !exceptRecipients.includes(recipient),
    );
    return Math.max(0, maxCalls - calls.length);
  }

  untilMoreCapacity(): null {
    return null;
  }

  /** Resolves when no call is in progress. */
  async waitUntilSettled(): Promise<void> {
    await Promise.all([...this.#calls.values()].map(({ completion }) => completion));
  }
}

/** Mails that are sent at once. */
const maxFresh = 4;
/**
 * Age at which a mail counts as slow, in milliseconds, and others begin beside it: a hanging one
 * blocks none.
 */
const freshMs = 10_000;
/** All mails, slow ones included: connections that a mail server accepts from one client. */
const maxMails = 8;
/** Of these, mails with an attachment; each is in memory several times while it is composed. */
const maxAttachments = 3;

interface InProgress {
  since: number;
  hasAttachment: boolean;
  settled: Promise<void>;
}

/** Mails that may begin now. */
export interface Capacity {
  mails: number;
  /** True when one of them may have an attachment: one after another, unless one is slow. */
  attachment: boolean;
}

/** The mails that one sender is sending. */
export class MailsInProgress {
  readonly #mails = new Map<string, InProgress>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get ids(): string[] {
    return [...this.#mails.keys()];
  }

  /** Counts a mail until its work has settled. `work` must not reject. */
  add(id: string, hasAttachment: boolean, work: Promise<void>): void {
    const settled = work.finally(() => this.#mails.delete(id));
    this.#mails.set(id, { since: this.#now(), hasAttachment, settled });
  }

  capacity(): Capacity {
    const all = [...this.#mails.values()];
    const fresh = all.filter((mail) => this.#isFresh(mail));
    const mails = Math.max(0, Math.min(maxFresh - fresh.length, maxMails - all.length));
    const attachments = all.filter((mail) => mail.hasAttachment).length;
    const attachment =
      mails > 0 && attachments < maxAttachments && !fresh.some((mail) => mail.hasAttachment);
    return { mails, attachment };
  }

  /** Milliseconds until the next mail counts as slow, which adds capacity; null when none will. */
  untilMoreCapacity(): number | null {
    const ages = [...this.#mails.values()]
      .filter((mail) => this.#isFresh(mail))
      .map(({ since }) => this.#now() - since);
    return ages.length === 0 ? null : freshMs - Math.max(...ages);
  }

  /** Resolves when no mail is in progress. */
  async settled(): Promise<void> {
    await Promise.all([...this.#mails.values()].map((mail) => mail.settled));
  }

  #isFresh({ since }: InProgress): boolean {
    return this.#now() - since < freshMs;
  }
}

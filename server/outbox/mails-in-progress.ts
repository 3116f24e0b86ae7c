/** Maximum number of mails that are sent at once, slow mails not counted. */
const maxFresh = 4;
/**
 * Age in milliseconds at which a mail counts as slow, and another may begin: a hanging mail blocks
 * no other.
 */
const freshMs = 10_000;
/** Maximum number of all mails, slow or not: mail servers limit the connections of a client. */
const maxMails = 8;
/**
 * Maximum number of mails with an attachment among them: each is in memory several times while it
 * is composed.
 */
const maxAttachments = 3;

interface InProgress {
  startedAt: number;
  hasAttachment: boolean;
  completion: Promise<void>;
}

/** Mails that may begin now. */
export interface Capacity {
  mails: number;
  /**
   * True when a mail with an attachment may begin: such mails are sent one at a time, except slow
   * ones.
   */
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
    const completion = work.finally(() => this.#mails.delete(id));
    this.#mails.set(id, { startedAt: this.#now(), hasAttachment, completion });
  }

  capacity(): Capacity {
    const allMails = [...this.#mails.values()];
    const freshMails = allMails.filter((mail) => this.#isFresh(mail));
    const mails = Math.max(0, Math.min(maxFresh - freshMails.length, maxMails - allMails.length));
    const attachments = allMails.filter((mail) => mail.hasAttachment).length;
    const attachment =
      mails > 0 && attachments < maxAttachments && !freshMails.some((mail) => mail.hasAttachment);
    return { mails, attachment };
  }

  /** Milliseconds until the next mail counts as slow, which adds capacity; null when none will. */
  untilMoreCapacity(): number | null {
    const ages = [...this.#mails.values()]
      .filter((mail) => this.#isFresh(mail))
      .map(({ startedAt }) => this.#now() - startedAt);
    return ages.length === 0 ? null : freshMs - Math.max(...ages);
  }

  /** Resolves when no mail is in progress. */
  async waitUntilSettled(): Promise<void> {
    await Promise.all([...this.#mails.values()].map((mail) => mail.completion));
  }

  #isFresh({ startedAt }: InProgress): boolean {
    return this.#now() - startedAt < freshMs;
  }
}

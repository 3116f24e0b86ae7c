/** Mails that begin at once. */
const mostFresh = 4;
/** After so long a mail counts as slow, and others begin beside it: none that hangs holds them back. */
const freshMs = 10_000;
/** All mails, slow ones included: what a mail server takes of connections from one client. */
const mostAtOnce = 8;
/** Of these, mails with a file; each is in memory several times while it is written. */
const mostFiles = 3;

interface UnderWay {
  since: number;
  hasFile: boolean;
  settled: Promise<void>;
}

/** What may begin now. */
export interface Room {
  mails: number;
  /** Whether one of them may carry a file: one after another, unless one is slow. */
  file: boolean;
}

/** The mails that one sender works on. */
export class MailsUnderWay {
  readonly #mails = new Map<string, UnderWay>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get ids(): string[] {
    return [...this.#mails.keys()];
  }

  /** Counts a mail until its work is over. `work` must not reject. */
  add(id: string, hasFile: boolean, work: Promise<void>): void {
    const settled = work.finally(() => this.#mails.delete(id));
    this.#mails.set(id, { since: this.#now(), hasFile, settled });
  }

  room(): Room {
    const all = [...this.#mails.values()];
    const fresh = all.filter((mail) => this.#isFresh(mail));
    const mails = Math.max(0, Math.min(mostFresh - fresh.length, mostAtOnce - all.length));
    const files = all.filter((mail) => mail.hasFile).length;
    const file = mails > 0 && files < mostFiles && !fresh.some((mail) => mail.hasFile);
    return { mails, file };
  }

  /** Milliseconds until the next mail counts as slow, so that there is more room; null when none will. */
  untilMoreRoom(): number | null {
    const ages = [...this.#mails.values()]
      .filter((mail) => this.#isFresh(mail))
      .map(({ since }) => this.#now() - since);
    return ages.length === 0 ? null : freshMs - Math.max(...ages);
  }

  /** Resolves when none is under way. */
  async settled(): Promise<void> {
    await Promise.all([...this.#mails.values()].map((mail) => mail.settled));
  }

  #isFresh({ since }: UnderWay): boolean {
    return this.#now() - since < freshMs;
  }
}

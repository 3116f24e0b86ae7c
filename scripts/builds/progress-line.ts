/** Terminal or other output that a line of progress is written to. */
export interface ProgressOutput {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

const terminalMs = 500;
const otherMs = 10_000;
/** Control sequence: back to the start of the line, and clear it. */
const clearLine = '\r\u001b[K';

/** One line that a terminal shows in the same place; other outputs get a line every ten seconds. */
export class ProgressLine {
  readonly #text: () => string;
  readonly #out: ProgressOutput;
  readonly #timer: NodeJS.Timeout;

  /** @param text function that returns the progress at the moment */
  constructor(text: () => string, out: ProgressOutput = process.stdout) {
    this.#text = text;
    this.#out = out;
    this.#timer = setInterval(() => this.#draw(), out.isTTY ? terminalMs : otherMs);
    this.#draw();
  }

  /** Prints a line in full, above the progress. */
  print(line: string, to: Pick<ProgressOutput, 'write'> = this.#out): void {
    this.#clear();
    to.write(`${line}\n`);
    if (this.#out.isTTY) this.#draw();
  }

  /** Removes the line, and stops. */
  end(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  #draw(): void {
    const { isTTY, columns = 80 } = this.#out;
    const text = this.#text();
    // A line that wraps could not be cleared.
    this.#out.write(isTTY ? clearLine + text.slice(0, columns - 1) : `${text}\n`);
  }

  #clear(): void {
    if (this.#out.isTTY) this.#out.write(clearLine);
  }
}

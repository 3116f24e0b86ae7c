/** Terminal or other output to which progress is written. */
export interface ProgressOutput {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Interval of progress lines in a terminal, where each replaces the previous line. */
const terminalIntervalMs = 500;
/** Interval of progress lines in other outputs, such as a log. */
const logIntervalMs = 10_000;
/** Control sequence: back to the start of the line, and clear it. */
const clearLine = '\r\u001b[K';

/** One line that a terminal shows in the same place; other outputs get a line every ten seconds. */
export class ProgressLine {
  readonly #getText: () => string;
  readonly #output: ProgressOutput;
  readonly #timer: NodeJS.Timeout;

  /** @param getText function that returns the current progress */
  constructor(getText: () => string, output: ProgressOutput = process.stdout) {
    this.#getText = getText;
    this.#output = output;
    const intervalMs = output.isTTY ? terminalIntervalMs : logIntervalMs;
    this.#timer = setInterval(() => this.#draw(), intervalMs);
    this.#draw();
  }

  /** Prints a line in full, above the progress. */
  print(line: string, to: Pick<ProgressOutput, 'write'> = this.#output): void {
    this.#clear();
    to.write(`${line}\n`);
    if (this.#output.isTTY) this.#draw();
  }

  /** Removes the line, and stops. */
  end(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  #draw(): void {
    const { isTTY, columns = 80 } = this.#output;
    const text = this.#getText();
    // A line that wraps could not be cleared.
    this.#output.write(isTTY ? clearLine + text.slice(0, columns - 1) : `${text}\n`);
  }

  #clear(): void {
    if (this.#output.isTTY) this.#output.write(clearLine);
  }
}

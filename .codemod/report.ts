/** Places that need a look, by kind, with file and line. */
export class Report {
  readonly #read: (file: string) => string;
  readonly #kinds = new Map<string, Set<string>>();
  readonly #totals: string[] = [];

  constructor(read: (file: string) => string) {
    this.#read = read;
  }

  /** @param at offset in the file */
  add(kind: string, file: string, at: number, text: string): void {
    this.addLine(kind, file, this.#read(file).slice(0, at).split('\n').length, text);
  }

  addLine(kind: string, file: string, line: number, text: string): void {
    const places = this.#kinds.get(kind) ?? new Set();
    places.add(`${file}:${line}: ${text.replaceAll(/\s+/g, ' ')}`);
    this.#kinds.set(kind, places);
  }

  total(name: string, count: number): void {
    this.#totals.push(`${name}: ${count}`);
  }

  summary(): string {
    const kinds = [...this.#kinds].map(([kind, places]) => `${kind}: ${places.size}`);
    return [...this.#totals, '', ...kinds.sort()].join('\n');
  }

  text(): string {
    const kinds = [...this.#kinds].sort(([one], [other]) => one.localeCompare(other));
    const lists = kinds.map(
      ([kind, places]) => `## ${kind} (${places.size})\n\n${[...places].map((each) => `- ${each}`).join('\n')}`,
    );
    return `# What the codemod found\n\n${this.#totals.join(' · ')}\n\n${lists.join('\n\n')}\n`;
  }
}

/** Part of a text: kept, deleted from the first version, or inserted for the second. */
export interface Run {
  kind: 'kept' | 'deleted' | 'inserted';
  text: string;
}

const splitTokens = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];

const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}’'-]|[.,:](?=[\p{L}\p{N}]))*/gu;
/** Returns the number of words in a text: “3:15” and “$1,531.20” are one each, a dash is none. */
export const countWords = (text: string): number => text.match(wordPattern)?.length ?? 0;

/** Returns the lengths of the longest common subsequences of all suffixes of two lists. */
function commonLengths(first: readonly string[], second: readonly string[]): Uint16Array {
  const width = second.length + 1;
  const table = new Uint16Array((first.length + 1) * width);
  for (let i = first.length - 1; i >= 0; i--)
    for (let j = second.length - 1; j >= 0; j--) {
      const cell = i * width + j;
      table[cell] =
        first[i] === second[j]
          ? (table[cell + width + 1] ?? 0) + 1
          : Math.max(table[cell + width] ?? 0, table[cell + 1] ?? 0);
    }
  return table;
}

function appendRun(runs: Run[], kind: Run['kind'], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === kind) last.text += text;
  else runs.push({ kind, text });
}

/** Returns the differences of two texts by token, each deletion before its replacement. */
function compareTokens(first: readonly string[], second: readonly string[]): Run[] {
  const table = commonLengths(first, second);
  const width = second.length + 1;
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const [one, other] = [first[i], second[j]];
    if (one !== undefined && one === other) {
      appendRun(runs, 'kept', one);
      i += 1;
      j += 1;
    } else if (
      one !== undefined &&
      (other === undefined || (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
    ) {
      appendRun(runs, 'deleted', one);
      i += 1;
    } else if (other !== undefined) {
      appendRun(runs, 'inserted', other);
      j += 1;
    }
  }
  return runs;
}

/** Tests if a kept run has fewer than `minWords` words, too short to separate two changes. */
const isTooShort = ({ kind, text }: Run, minWords: number): boolean =>
  kind === 'kept' && countWords(text) < minWords;

/** Joins changes that are separated by a few words only. */
function joinChanges(runs: readonly Run[], minWords: number): Run[] {
  const result: Run[] = [];
  let [deleted, inserted] = ['', ''];
  const flush = () => {
    if (deleted) appendRun(result, 'deleted', deleted);
    if (inserted) appendRun(result, 'inserted', inserted);
    deleted = '';
    inserted = '';
  };
  runs.forEach((run, index) => {
    const isBetweenChanges =
      isTooShort(run, minWords) &&
      (deleted || inserted) &&
      runs.slice(index + 1).some(({ kind }) => kind !== 'kept');
    if (run.kind === 'deleted' || isBetweenChanges) deleted += run.text;
    if (run.kind === 'inserted' || isBetweenChanges) inserted += run.text;
    if (run.kind !== 'kept' || isBetweenChanges) return;
    flush();
    appendRun(result, 'kept', run.text);
  });
  flush();
  return result;
}

/** Moves spaces at the edges of a change out of it, so that they are not struck out. */
function trimChanges(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (let index = 0; index < runs.length; index++) {
    const [run, next] = [runs[index], runs[index + 1]];
    if (!run) continue;
    if (run.kind === 'deleted' && next?.kind === 'inserted') {
      const spaces = /\s*$/.exec(run.text)?.[0] ?? '';
      const hasSameEnd = spaces !== '' && next.text.endsWith(spaces);
      const deleted = hasSameEnd ? run.text.slice(0, -spaces.length) : run.text;
      const inserted = hasSameEnd ? next.text.slice(0, -spaces.length) : next.text;
      if (deleted) appendRun(result, 'deleted', deleted);
      if (inserted) appendRun(result, 'inserted', inserted);
      if (hasSameEnd) appendRun(result, 'kept', spaces);
      index += 1;
    } else appendRun(result, run.kind, run.text);
  }
  return result;
}

/**
 * Returns the difference of two versions of a sentence, word by word. `kept` and `deleted` together
 * are the first version, `kept` and `inserted` the second, exactly.
 *
 * @param minWords number of words between two changes below which they are joined
 */
export function diffWords(first: string, second: string, minWords = 2): Run[] {
  return trimChanges(joinChanges(compareTokens(splitTokens(first), splitTokens(second)), minWords));
}

import { fillTemplate } from '../../content/fill-template.ts';
import { collapseWhiteSpace, cutLine, searchedWords, settings } from './snippet.ts';

/** Input of the editor. */
export interface Draft {
  address: string;
  title: string;
  text: string;
  query: string;
}

/** Remark on the input: a fault, or praise. */
export interface Fault {
  id: string;
  isSevere: boolean;
  message: string;
}

/** Text of each fault, with placeholders. */
export interface FaultCopy {
  titleEmpty: string;
  titleCut: string;
  titleShort: string;
  textEmpty: string;
  textCut: string;
  textPhone: string;
  textShort: string;
  queryMissing: string;
  queryLate: string;
  shouting: string;
  repeated: string;
  homeFirst: string;
  good: string;
}

/** Width in pixels below which a title is too short. */
const minTitleWidth = 250;
/** Width in pixels below which a description is too short. */
const minTextWidth = 350;
const countWords = (text: string) => text.split(' ').length;

/** Returns the word that occurs three times or more, ignoring case. */
function repeatedWord(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    const times = (counts.get(word) ?? 0) + 1;
    if (times === 3) return word;
    counts.set(word, times);
  }
  return undefined;
}

/** Returns the faults of a title and a description, most serious first; praise without any. */
export function faultsOf(draft: Draft, copy: FaultCopy): Fault[] {
  const title = collapseWhiteSpace(draft.title);
  const text = collapseWhiteSpace(draft.text);
  const faults: Fault[] = [];
  const addFault = (
    id: keyof FaultCopy,
    isSevere: boolean,
    values: Record<string, string | number> = {},
  ) => faults.push({ id, isSevere, message: fillTemplate(copy[id], values) });
  const { desk, phone } = settings;
  const titleLine = cutLine(title, desk.title);
  const textLine = cutLine(text, desk.text, draft.query);
  const phoneLine = cutLine(text, phone.text, draft.query);
  if (!title) addFault('titleEmpty', true);
  if (titleLine.isCut)
    addFault('titleCut', true, {
      over: Math.ceil(titleLine.width - desk.title.maxWidth),
      lost: titleLine.cutText,
      words: countWords(titleLine.cutText),
    });
  if (!text) addFault('textEmpty', true);
  if (textLine.isCut)
    addFault('textCut', false, {
      over: Math.ceil(textLine.width - desk.text.maxWidth),
      words: countWords(textLine.cutText),
    });
  else if (phoneLine.isCut) addFault('textPhone', false, { words: countWords(phoneLine.cutText) });
  const searched = [...searchedWords(draft.query)];
  const containsWord = (line: string, word: string) =>
    searchedWords(line).has(word) || searchedWords(line).has(`${word}s`);
  const missingWords = searched.filter((word) => title && !containsWord(`${title} ${text}`, word));
  if (missingWords.length > 0) addFault('queryMissing', true, { word: missingWords[0] ?? '' });
  const lateWord = searched.find(
    (word) =>
      titleLine.isCut && containsWord(title, word) && !containsWord(titleLine.visibleText, word),
  );
  if (lateWord) addFault('queryLate', true, { word: lateWord });
  if (/\p{Lu}{5,}[^\p{Ll}]*\p{Lu}{4,}|!{2,}/u.test(title)) addFault('shouting', false);
  if (/^home\b/i.test(title)) addFault('homeFirst', false);
  const repeated = repeatedWord(title);
  if (repeated) addFault('repeated', true, { word: repeated });
  if (title && !titleLine.isCut && titleLine.width < minTitleWidth)
    addFault('titleShort', false, { width: Math.round(titleLine.width) });
  if (text && !textLine.isCut && textLine.width < minTextWidth)
    addFault('textShort', false, { width: Math.round(textLine.width) });
  if (faults.length === 0) return [{ id: 'good', isSevere: false, message: copy.good }];
  return faults.sort((a, b) => Number(b.isSevere) - Number(a.isSevere));
}

import { expect, test } from 'vitest';
import { cpuSeconds } from '../tests/cpu-time.ts';
import { safeFileName } from './file-name.ts';

test.each([
  ['Ann Marsh CV.pdf', 'Ann Marsh CV.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\temp\\cv.exe', 'cv.pdf'],
  ['<script>.pdf', 'script.pdf'],
  ['.htaccess', 'cv.pdf'],
  ['con.pdf', 'cv.pdf'],
  ['a\r\nb\u202e.pdf', 'ab.pdf'],
  ['Żółć.pdf', 'Żółć.pdf'],
  // macOS writes letters and combining marks separately (NFD).
  ['Zo\u0301łc\u0301.pdf', 'Zółć.pdf'],
  ['मेरा बायोडाटा.pdf', 'मेरा बायोडाटा.pdf'],
  ['ประวัติย่อ.pdf', 'ประวัติย่อ.pdf'],
  ['வாழ்க்கைக் குறிப்பு.docx', 'வாழ்க்கைக் குறிப்பு.pdf'],
  // With and without a joiner these are two words.
  ['نامه\u200cها.pdf', 'نامه\u200cها.pdf'],
  ['ක්\u200dරමය.pdf', 'ක්\u200dරමය.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['תולדות־חיים.pdf', 'תולדות-חיים.pdf'],
  ['CV – Ann.pdf', 'CV - Ann.pdf'],
  ['☕\ufe0f 👩\u200d💻 CV.pdf', 'CV.pdf'],
  ['CV 👩\u200d💻 Ann.pdf', 'CV Ann.pdf'],
  ['\u200d\u0301.pdf', 'cv.pdf'],
  ['', 'cv.pdf'],
])('a file called %j is stored as %j', (name, stored) => {
  expect(safeFileName(name, 'pdf')).toBe(stored);
});

test('long names are truncated', () => {
  expect(safeFileName(`${'x'.repeat(300)}.pdf`, 'pdf')).toHaveLength(84);
  // People recognize a file by the start of its name.
  expect(safeFileName(`Dr. Ann ${'x'.repeat(3000)}.pdf`, 'pdf')).toMatch(/^Dr\. Ann x/);
});

test.each([
  ['न\u093f', 'a letter with its vowel'],
  ['क्ष', 'a conjunct'],
  ['𠮷', 'two units'],
  [`${'ế'.normalize('NFD')}\u0323`, 'marks that no single sign has'],
  ['각'.normalize('NFD'), 'a syllable in its parts'],
])('truncation never splits %j: %s', (character) => {
  for (let shift = 0; shift < 8; shift += 1) {
    const name = `${'x'.repeat(shift)}${character.repeat(100)}`;
    const stem = safeFileName(`${name}.pdf`, 'pdf').slice(0, -'.pdf'.length);
    const whole = character.normalize('NFC');
    const count = (stem.length - shift) / whole.length;
    expect(stem).toBe('x'.repeat(shift) + whole.repeat(count));
    expect(Number.isInteger(count) && count > 10).toBe(true);
  }
});

test('with the lead’s id as a prefix a name fits on any disk', () => {
  const name = safeFileName(`${'मे'.repeat(100)}.docx`, 'docx');
  expect(Buffer.byteLength(`0123456789abcd-${name}`)).toBeLessThan(255);
});

test.each(['. ', '.', 'a.', '\u0301', '/', 'न\u093f', '\u200d'])(
  'a name of a million times %j takes linear time',
  async (part) => {
    const seconds = await cpuSeconds(() => {
      expect(safeFileName(`${part.repeat(1_000_000)}x`, 'pdf').length).toBeLessThan(90);
    });
    // It was hours; the limit only has to tell linear from quadratic, on any machine.
    expect(seconds).toBeLessThan(60);
  },
);

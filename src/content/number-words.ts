const belowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowThousand(number: number): string {
  if (number < 20) return belowTwenty[number] ?? '';
  if (number < 100) {
    const remainder = number % 10;
    return `${tens[Math.floor(number / 10)]}${remainder === 0 ? '' : `-${belowTwenty[remainder]}`}`;
  }
  const remainder = number % 100;
  const hundreds = `${belowTwenty[Math.floor(number / 100)]} hundred`;
  return remainder === 0 ? hundreds : `${hundreds} ${belowThousand(remainder)}`;
}

/** Returns a whole number below a million in words, in American English: “two hundred six”. */
export function numberWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= 1_000_000) return String(number);
  if (number < 1000) return belowThousand(number);
  const remainder = number % 1000;
  const thousands = `${belowThousand(Math.floor(number / 1000))} thousand`;
  return remainder === 0 ? thousands : `${thousands} ${belowThousand(remainder)}`;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowThousand(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`;
  }
  const rest = number % 100;
  return `${small[Math.floor(number / 100)]} hundred${rest === 0 ? '' : ` ${belowThousand(rest)}`}`;
}

/** Returns a whole number below a million in words, in American English: “two hundred six”. */
export function numberWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= 1_000_000) return String(number);
  if (number < 1000) return belowThousand(number);
  const rest = number % 1000;
  const thousands = `${belowThousand(Math.floor(number / 1000))} thousand`;
  return rest === 0 ? thousands : `${thousands} ${belowThousand(rest)}`;
}

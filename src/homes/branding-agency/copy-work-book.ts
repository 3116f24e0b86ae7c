import type { BrandBookCopy } from './brand-book-copy.ts';

export const workBookCopy = {
  id: 'book',
  heading: 'A brand book kept by the tape gun',
  lead: 'This one belongs to Thump, an orchard in Coloma that sells what falls. Eight pages of its thirty-two, and they are in use: change a color, and the book has to live with it.',
} as const;

export const bookCopy: BrandBookCopy = {
  label: 'Brand book of Thump',
  previous: 'Previous',
  next: 'Next',
  print: 'Print these two pages',
  position: 'Double page {number} of {count}: {title}',
  mark: {
    title: 'The mark',
    text: 'An apple, after. It is flat where it landed, the leaf was knocked over by that, and the bar is the ground. One color of the book is enough for it; only on Core may the leaf be green. Never put a face on it.',
    gridText:
      'Twenty-four units square. The apple is a circle of radius 7.5, cut five and a half below its middle; the ground is 3.5 thick and one and a half away.',
    clearSpaceText:
      'The dashed line is five units out, as far as the leaf is tall. Nothing comes inside but the edge of the pack, and that may cut as much as it likes.',
    sizesHeading: 'As small as it gets, at true size:',
    trueSizes: [
      { mm: 25, text: '25 mm, lids and tins', hasLeaf: true },
      { mm: 14, text: '14 mm, tape', hasLeaf: true },
      { mm: 9, text: '9 mm, its leaf’s last', hasLeaf: true },
      { mm: 5, text: '5 mm, no leaf', hasLeaf: false },
    ],
    printNote: 'Printed, the four are exact. Lay a ruler on them.',
  },
  palette: {
    title: 'The palette',
    copyLabel: 'Copy {name}, {value}',
    copied: 'Copied {value}.',
    notCopied: 'Your browser would not copy it: {value}',
    caption: 'What may stand on what. Rows are grounds, columns are letters.',
    cornerText: 'Ground',
    readability: { text: 'any text', large: 'large text only', none: 'no text' },
    tableKey:
      'Two letters: text of any size. One letter: only from 24 pixels up, or 19 in bold. A number alone: no words, shapes at best. The numbers are contrast by WCAG 2, worked out from the colors each time the page is drawn.',
    colorLabel: 'Change',
    pickerLabel: 'to this',
    fieldLabel: 'or type it',
    invalidText: 'That is no color yet: six digits from 0 to F.',
    resetLabel: 'Put Thump’s own back',
    pairCount: 'Of fifteen pairs, {text} carry any text, {large} only large text, {none} no text.',
    send: { title: 'Take this palette to the form', link: '#write' },
    messageHeading: 'A palette from the book:',
    changedNote: '(changed)',
  },
  type: {
    title: 'One typeface',
    sampleWord: 'thump',
    text: 'Albert Sans, drawn by Andreas Rasmussen, free for anybody. Black for the name and for what is in the jar, semibold for the rest, and no capitals but the first.',
    samples: [
      { size: '60 pt', name: 'Black, lids', text: 'cider jelly', pt: 60, isBlack: true },
      { size: '27 pt', name: 'Black, fronts', text: 'dried rings, 6 oz', pt: 27, isBlack: true },
      {
        size: '12 pt',
        name: 'Semibold, sides',
        text: 'Picked up off the grass within a day, washed twice, cooked in a kettle that holds forty gallons.',
        pt: 12,
        isBlack: false,
      },
      {
        size: '8 pt',
        name: 'Semibold, contents',
        text: 'Apples, cider, cane sugar, lemon. Keep cold once open. Net 9 oz (255 g).',
        pt: 8,
        isBlack: false,
      },
      {
        size: '6 pt',
        name: 'Semibold, the least that a film label holds; kraft takes 7',
        text: 'Wieczorek Orchard, Windfall Road, Coloma, Mich. Lot and date on the lid.',
        pt: 6,
        isBlack: false,
      },
    ],
  },
  products: {
    title: 'Five packs',
    rules: [
      {
        title: 'Jar',
        text: 'Core, Blossom or Bruise, whichever the shelf has none of. The lid stays bare, since it is curled after print.',
      },
      { title: 'Short jar', text: 'Mark at 14 mm, the word beside it and not below.' },
      {
        title: 'Carton',
        text: 'The mark goes round the left corner, so two boxes make one apple.',
      },
      { title: 'Tin', text: 'Cider, with Bruise. Its foot is the ground.' },
      { title: 'Bag', text: 'Kraft, one ink. Keep off the gusset.' },
    ],
  },
};

/** Entry of the index: the word, and the texts by which its paragraphs are found. */
export interface Headword {
  title: string;
  /** Lower-case prefixes: a paragraph matches if one of its words begins with one of them. */
  find?: readonly string[];
  /** Cross-reference to another entry, in place of paragraphs. */
  see?: string;
}

/** Headwords of the index. */
export const headwords: readonly Headword[] = [
  { title: 'Auditor, a sister who is an', find: ['auditor'] },
  { title: 'Bakery', find: ['baker'] },
  { title: 'Bargain, what looks like a', find: ['bargain'] },
  { title: 'Brass', see: 'Lamp' },
  { title: 'Bubble, the little', find: ['bubble'] },
  { title: 'Cash register', find: ['register'] },
  { title: 'Cinnamon rolls', find: ['cinnamon'] },
  { title: 'Coffee, a pot of', find: ['coffee'] },
  { title: 'Disputes', find: ['dispute'] },
  {
    title: 'Door, opens inward only',
    find: ['door opens', 'leaves by the door', 'left by the door'],
  },
  { title: 'Friday', find: ['friday'] },
  { title: 'Fifteen dollars', find: ['fifteen dollars', '$15'] },
  { title: 'Guide, nobody wants a', see: 'How' },
  { title: 'Gym, its chat', find: ['gym'] },
  { title: 'How', find: ['how'] },
  { title: 'Invoices, three real', find: ['invoice'] },
  { title: 'Kitchen timer', find: ['kitchen timer'] },
  { title: 'Lamp, sold twice', find: ['lamp'] },
  { title: 'Lockers', find: ['locker'] },
  { title: 'Mother’s Day', find: ['mother’s day'] },
  { title: 'Napkin', find: ['napkin'] },
  { title: 'Ninth question, the', find: ['ninth', 'really nine', 'the last deserves'] },
  { title: 'Ohio, a machine in', find: ['ohio'] },
  { title: 'Place, one that knows', find: ['one place'] },
  { title: 'Pool, whether open', find: ['pool'] },
  { title: 'Price, odd', find: ['price'] },
  { title: 'Proof', find: ['proof', 'proves', 'proved'] },
  { title: 'Refunds', find: ['refund', 'paid back'] },
  { title: 'Rope', find: ['rope'] },
  { title: 'Rye, a loaf of', find: ['rye'] },
  { title: 'Saturday', find: ['saturday'] },
  { title: 'Signature', find: ['signature', 'signed for'] },
  { title: 'Small print', find: ['small print'] },
  { title: 'Spam', find: ['spam', 'offer of pills'] },
  { title: 'Spreadsheets', see: 'Napkin' },
  { title: 'Tea towel', find: ['tea towel', 'price of a towel'] },
  { title: 'Thirty cents', find: ['thirty cents', '30 cents'] },
  { title: 'Tick, everyone has a', find: ['tick.'] },
  { title: 'Till', find: ['till'] },
  { title: 'Truth, single source of', see: 'Place' },
  { title: 'Tuesday', find: ['tuesday'] },
  { title: 'Wedding cakes', find: ['wedding'] },
  { title: 'Yes, answered at 3:15', find: ['yes.'] },
];

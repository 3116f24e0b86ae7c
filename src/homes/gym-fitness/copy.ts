import { firm } from './firm.ts';

const { street, city } = firm.address;

/** Copy of the hero, the sentence on the wall and the bay. */
export const heroCopy = {
  words: ['Off', 'the', 'clock'],
  text: 'A gym in the old roll shop beside the tube mill in Lorain, Ohio. Classes begin when your shift ends.',
  action: { title: 'Try a class, free', link: '#trial' },
  secondaryAction: { title: 'See the week', link: '#week' },
} as const;

export const aboutWhistleCopy = {
  heading: [
    { words: 'The mill blows' },
    { words: 'at seven, three', img: 'gym-rope' },
    { words: 'and eleven.' },
    { words: 'So do we.', img: 'gym-dumbbells' },
  ],
  text: [
    'Lorain calls a shift a turn: day turn, afternoon turn, night turn. It takes twenty minutes to wash and cross the street, so that is when a class begins: at 7:20, at 3:20, at 11:20. Twice it begins ahead of a whistle, for those who would rather be sore at work.',
    'If you work at a desk you are welcome too. There is a class at half past five for you, and nobody will ask what you do until you have put the bell down.',
  ],
} as const;

export const aboutRopeBayCopy = {
  id: 'bay',
  img: 'chalk-ropes',
  portraitMedia: 'gym-plates',
  heading: 'It was built for heavier things',
  facts: [
    {
      figure: '210 ft',
      text: 'from door to door. One length with the sled is the unit in which Joe counts.',
    },
    {
      figure: '15 tons',
      text: 'is what the crane above the racks could carry. It is chained, and pigeons have it.',
    },
    {
      figure: '9 in',
      text: 'of concrete under the rubber. You cannot drop anything here that it would notice.',
    },
    { figure: '0', text: 'mirrors. If you want to know how it looks, ask Steve. He will say.' },
  ],
  text: 'Rolls for the pipe mill were turned in this bay until 2009, the last eleven years by Steve. We took the lease in 2011, swept for a month, and found eleven hundred pounds of swarf and a lunch.',
} as const;

export const statsCopy = {
  id: 'bars',
  heading: 'What is on the bar, and when',
  text: 'The middle deadlift of everybody who has come to Bar since we began to write it down. Half do less. Nobody started with the last one.',
  unit: 'lb',
  bars: [
    { time: 'First evening', pounds: 95, text: 'Mostly standing in the right place.' },
    { time: 'After three months', pounds: 185, text: 'You stop looking at the floor.' },
    {
      time: 'After a year',
      pounds: 275,
      text: 'Groceries in one trip, including the ones in the trunk.',
    },
    {
      time: 'Nilda, last March',
      pounds: 405,
      text: 'She weighs 138 and was not pleased with the second rep.',
    },
  ],
  note: 'One side of an Olympic bar: seven feet two, and forty-five pounds before anybody adds a plate.',
} as const;

export const teamCopy = {
  id: 'hands',
  heading: 'Thirty-nine fingers and a half',
  text: 'We do not hang portraits. These are from the wall by the chalk bowl, each as large as it was pressed. Yes, Steve’s too.',
  people: [
    {
      name: 'Nilda Marrero',
      img: 'chalk-nilda',
      formerJob: 'Crane operator, nineteen years',
      text: 'Lowered forty-ton ladles for a living, so she is not impressed by speed. Puts things down as slowly as she picked them up and expects the same.',
      classNames: 'Bells, Backs, Rope',
    },
    {
      name: 'Steve Halasz',
      img: 'chalk-steve',
      formerJob: 'Roll turner, eleven years',
      text: 'Works to a thousandth of an inch and will move your foot by one. Says “again” in a way that people have come to like.',
      classNames: 'Bar, Sled',
    },
    {
      name: 'Keisha Boyd',
      img: 'chalk-keisha',
      formerJob: 'Paramedic, still',
      text: 'Three nights on the ambulance, three here. Carries people down stairs, which is why her Rope class ends on the stairs.',
      classNames: 'Rope, Sled, Bells, Backs',
    },
    {
      name: 'Joe Pastorek',
      img: 'chalk-joe',
      formerJob: 'Millwright, thirty years',
      text: 'Seventy-one. The missing half is in a gearbox that still runs. Teaches people past sixty to fall, and then to get up without asking.',
      classNames: 'Old iron, Backs, Sled',
    },
  ],
} as const;

export const pricesCopy = {
  id: 'dues',
  heading: 'Dues',
  price: '$44',
  period: 'a month, and a key',
  text: 'Every class, every hour, the shower, the coffee. No joining fee, no year: tell Nilda by the last of the month and you are out.',
  others: [
    { price: '$0', title: 'the first class', text: 'Whichever. That is what the form is for.' },
    { price: '$9', title: 'one visit', text: 'Put it in the coffee can. We trust the can.' },
    {
      price: '$22',
      title: 'retired, or at school',
      text: 'Half, because so is the pension. Half, because so is the bus.',
    },
    { price: '$0', title: 'under eighteen', text: 'With a parent who lifts, not one who watches.' },
  ],
  idle: {
    heading: 'If the mill is down, so are the dues.',
    text: [
      'Laid off means nothing to pay until you are called back, or until you find something else. Bring the slip; we look at the date and not at you.',
      'In the idle of 2020 that was 61 of 212 members. Fifty-four came back to paying, four moved to Texas, and three are still on the list, which is fine.',
    ],
  },
} as const;

export const bookingCopy = {
  id: 'trial',
  img: 'gym-kettlebells',
  heading: 'Clock in once',
  text: 'One class, no charge, no call afterwards. Whoever teaches it knows that you are coming and has put a lighter bell out.',
  cardLines: [firm.brand.title, street, city, 'First class'],
  formHeading: 'Your card',
  bring: {
    heading: 'Bring',
    items: ['flat shoes, or socks', 'a lock for the locker', 'water, in a bottle that may fall'],
  },
  phone: firm.contacts.phone,
  phoneText: 'Or call. It rings in the bay, so let it ring.',
} as const;

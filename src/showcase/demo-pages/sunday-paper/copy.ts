import type { PictureName } from '../../../media/pictures.ts';

const picture = (name: PictureName) => name;

/** Copy of the front page of a Sunday newspaper about rooms. */
export const sundayPaper = {
  date: 'Sunday, November 22',
  issue: 'No. 47',
  price: 'Free, and worth a chair',
  lead: {
    heading: 'North room wins again',
    deck: 'For the third winter running, the room that nobody wanted is the room where everybody sits.',
    img: picture('living-clay'),
    caption:
      'Half past nine on Thursday. The sun on the wall is on loan from the house across the lane.',
    byline: 'From our correspondent in the armchair',
    texts: [
      'It has one window, and the window faces a wall. When the Lowells bought the house they gave it to the boxes. The boxes went down to the cellar in the second year, a lamp was carried in so that somebody could look for a fuse, and the lamp was never carried out.',
      'By this paper’s count the room now holds four people on an ordinary evening. The large one to the south, with the view, holds a piano. “You cannot read in there,” says Mrs. Lowell. “It keeps showing you things.”',
      'Light from the north does not move. It comes in at breakfast, sits down, and is in the same place at four. Painters pay for it by the square yard. The Lowells have been heating it since Tuesday, with the door shut, and deny that there is a list for the armchair.',
      'There is a list for the armchair. It hangs inside the door.',
    ],
  },
  briefs: {
    heading: 'In brief',
    items: [
      {
        title: 'Vase moved',
        text: 'From the second shelf to the third. Two guests noticed. One approved.',
      },
      {
        title: 'Rug to stay round',
        text: 'A motion to make the rug square failed, four to one. The dog abstained and then lay on it.',
      },
      {
        title: 'Lamp still leaning',
        text: 'The arc lamp leans eleven degrees more than in June. It is thought to be listening.',
      },
      {
        title: 'Book found',
        text: 'Under the sofa, open at page 88. Its reader asks that nobody tell her how it ends.',
      },
    ],
  },
  weather: {
    heading: 'Weather indoors',
    columns: ['Room', '8 am', '8 pm'],
    rows: [
      ['North room', '64°', '70°'],
      ['South room', '61°', '66°'],
      ['Stairs', '58°', '58°'],
      ['Under the quilt', '91°', '91°'],
    ],
    outlook: 'Drafts from the letter slot until Wednesday. Socks.',
  },
  shelf: {
    heading: 'What the niche is for',
    img: picture('living-niche'),
    texts: [
      'A niche is a mistake that somebody plastered. Ours was a door to a cousin’s kitchen until 1931, when the cousin and the kitchen both went to Ohio. Nobody had the heart to make it a wall.',
      'Put three shelves into it and no more. On the lowest, what a child may break. On the middle one, what is pretty. On the top one, what an aunt gave you, turned so that she can see it from the door.',
      'Then paint the inside one shade darker than you dare. You will be asked who did it.',
    ],
  },
  corrections: {
    heading: 'Corrections',
    text: 'Last Sunday we wrote that the table was oak. It is elm, and has taken it badly. The recipe on page 3 was a shopping list.',
  },
  portrait: {
    img: picture('living-table'),
    caption: 'The small table, which this paper has followed since June, sits for its portrait.',
  },
  ads: {
    heading: 'Small ads',
    items: [
      {
        title: 'Wanted',
        text: 'One chair, to make an even number. Need not match; must not creak during films.',
      },
      {
        title: 'To give away',
        text: 'Curtains, seven feet, in a green that looked different in the shop.',
      },
      {
        title: 'Lost',
        text: 'The quiet between four and five. Last heard in the north room. Reward.',
      },
      { title: 'Swap', text: 'A view of the valley, for a wall with evening sun on it.' },
    ],
  },
  inside: {
    heading: 'Inside',
    items: [
      ['Stairs: a second opinion', '2'],
      ['The shopping list, in full', '3'],
      ['A table remembers', '5'],
      ['Crossword, with last week’s excuses', '8'],
    ],
  },
} as const;

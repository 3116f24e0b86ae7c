import type { PictureName } from '../../../media/pictures.ts';

interface Section {
  id: string;
  title: string;
  /** Paragraphs; `[2]` links to the second note. */
  texts: readonly string[];
}

const sections: readonly Section[] = [
  {
    id: 'gangplank',
    title: 'The gangplank',
    texts: [
      'On the ninth of April the man who runs the boat at Alder Cove moved his gangplank eleven times between one o’clock and five. A step up, a step down, a step up again. No wind blew, the gates of the dam were shut, and the moon, which he blamed, pulls on Merrow Lake about as hard as it pulls on a bathtub.[1]',
      'He told me over the telephone. I thought that he was lonely. Then he sent the times, in pencil, on the back of a ticket: they lay twenty-four minutes apart, each of them, as if somebody had rung a bell. I took the next bus, with a yardstick.',
    ],
  },
  {
    id: 'bathtub',
    title: 'What a bathtub knows',
    texts: [
      'Sit down at one end of a full tub. The water goes to the other end, finds a wall there, and returns with an opinion. It goes on doing so after you have stopped moving, and nothing that you do makes it quicker or slower: a tub has one time of its own, which depends on its length and its depth. So does a lake.[2]',
      'Merrow Lake is six miles long and, taken all together, sixty feet deep. A wave that is as long as the lake needs twelve minutes to cross water of that depth and twelve to come home.[3] A squall had come down on the northern end at noon, pressed on the water for a quarter of an hour, and gone off to bother New Hampshire. What the boatman saw was the lake settling back into its chair.',
    ],
  },
  {
    id: 'ruler',
    title: 'A ruler, a post, a thermos',
    texts: [
      'I nailed the yardstick to the third post of the landing and read it every two minutes, as one is read who has promised it to somebody.[4] Figure 1, above, is that afternoon. Each crest is a tenth lower than the one before it, which means that the water loses to its own floor and banks what a pendulum loses to the air.',
      'Four inches do not sound like much. But the landing is a plank on two hinges, the boat is not, and four inches are exactly what stands between a wheelchair that rolls aboard and one that has to be lifted by three people saying “careful”.',
    ],
  },
  {
    id: 'boat',
    title: 'What the boat does about it',
    texts: [
      'There is a hook now on the third post, and on the hook a kitchen timer. When the first crest of a calm afternoon is over, he sets it to twenty-four minutes. Wheels go aboard when it rings. In between, people on foot.[5]',
      'It is the only ferry I know of that leaves by a timetable which was written by the lake. He says that it is more reliable than the one from the county.',
    ],
  },
];

/** Copy of a long article with footnotes. */
export const lakeArticle = {
  kicker: 'Field notes',
  heading: 'A lake with a tide of four inches',
  lead: 'No sea, no moon to speak of, no wind. And yet the landing at Alder Cove went up and down all afternoon, by the clock.',
  byline: 'By Orla Benning, who can hold a yardstick still',
  length: 'Eleven minutes, or one boat',
  curve: {
    text: 'Figure 1. The water at the third post, April 9. Eleven crests, twenty-four minutes apart.',
    alt: 'A wave with eleven crests over four hours, each a tenth lower than the one before.',
    times: ['1:00 pm', '2:00', '3:00', '4:00', '5:00'],
  },
  contents: 'In this piece',
  sections,
  figure: {
    name: 'ferry-landing' as PictureName,
    afterSection: 'bathtub',
    text: 'Figure 2. The landing, seen from the water on a day without news. The third post is the one that everybody leans on.',
  },
  table: {
    afterSection: 'ruler',
    caption: 'Table 1. The first six crests, and how far the water then fell.',
    columns: ['Crest', 'Time', 'Fall'],
    rows: [
      ['1', '1:00 pm', '4.0 in'],
      ['2', '1:24 pm', '3.6 in'],
      ['3', '1:48 pm', '3.2 in'],
      ['4', '2:12 pm', '2.9 in'],
      ['5', '2:36 pm', '2.6 in'],
      ['6', '3:00 pm', '2.4 in'],
    ],
  },
  notesTitle: 'Notes',
  backLabel: 'Back to the text of note',
  notes: [
    'The moon lifts a lake of this size by less than the thickness of this line. He has been shown the sum and does not care for it.',
    'The word is seiche. It came from Lake Geneva, where people had noticed it for three hundred years before anybody timed it.',
    'Twice the length, divided by the root of depth times gravity: 63,360 feet at 44 feet a second make 1,440 seconds. The boatman did it with a ticket.',
    'One hundred and twenty-one readings. Two of them were taken by a boy called Wendell while I looked for my thermos, and are the neatest.',
    'Before the timer there was an egg timer, three turns of which made nine minutes, and a good deal of arguing.',
  ],
} as const;

import type { Story } from './story.ts';

/** The five stories of November 17, 2016, by their size on the page. */
export const stories: readonly Story[] = [
  {
    id: 'bridge',
    about: 'the bridge',
    beat: 'Roads',
    sizes: '(width >= 62rem) 55vw, 92vw',
    before: {
      headline: 'State Shuts Iron Bridge “for One Winter”',
      byline: 'By Norman Giroux',
      text: 'The iron bridge to Stetson Eddy closed at noon on Tuesday, after an inspector put his hammer through a floor beam. “One winter,” said Carl Whitcher, the district engineer. “You will drive over it by the Fourth of July.” Until then the 94 households on the far side go round by Dunning’s Grant, 14.6 miles each way. The school bus leaves 31 minutes earlier, beginning Monday.',
      picture: 'afterward-bridge-before',
    },
    now: {
      headline: 'It Never Opened. The Town Walks Over It',
      byline: 'By Armand Lessard, who held the hammer',
      text: 'No car has crossed since. In 2018 the state priced a new bridge at $11.4 million and found nobody to share it; in 2021 the town bought the old one for a dollar and carried planks out to it. On a fair Sunday 340 people walk across. Fifty-one households are left on the far side. Mr. Whitcher, retired, picked up on the second ring. “I meant it,” he said. “That week there was money.”',
      picture: 'afterward-bridge-now',
    },
  },
  {
    id: 'line',
    about: 'the line',
    beat: 'Health',
    sizes: '(width >= 62rem) 37.5vw, 92vw',
    before: {
      headline: 'Two Hundred and Four Stand in Snow for One Doctor',
      byline: 'By Paulette Roy',
      text: 'The line began at 3:40 in the morning; by six it had reached the feed store. Dr. Anneke Vos takes 150 patients. Tarbell Falls has had no doctor since June. Rita Marcoux, 71, was first, in her late husband’s ice-fishing suit. “I am well,” she said. “I am thinking of the winter.”',
      picture: 'afterward-queue-before',
    },
    now: {
      headline: 'The Doctor Stayed Eleven Months. The Line Stayed',
      byline: 'By Fatuma Ismail',
      text: 'Dr. Vos left for a town with a second doctor in it. Fifty-four people out of that line then hired a nurse practitioner by themselves, at $38 a month each. There are 611 of them today. Mrs. Marcoux, 81, keeps the list by hand, in the order of that morning.',
      picture: 'afterward-queue-now',
    },
  },
  {
    id: 'shop',
    about: 'the shop',
    beat: 'Trade',
    sizes: '(width >= 62rem) 22vw, (width >= 48rem) 45vw, 92vw',
    before: {
      headline: 'Guptill’s to Close; Everything Must Go',
      byline: 'By Norman Giroux',
      text: 'After 88 years on Depot Street, Guptill Hardware sells out to the walls. Wayne Guptill will keep the lamp on until nine each night, “till the drawers are empty, three weeks at the outside.” Nails are half price. A son has work in Nashua.',
      picture: 'afterward-shop-before',
    },
    now: {
      headline: 'The Windows Are Bare. The Drawers Are Not',
      byline: 'By Lorraine Fecteau',
      text: 'Mr. Guptill, 74, found 41,000 wood screws in them, and that people like to come in after dark. He orders nothing and sits until nine. At the present rate the hinges last until 2031. The son has asked what a roof would cost.',
      picture: 'afterward-shop-now',
    },
  },
  {
    id: 'dam',
    about: 'the dam',
    beat: 'River',
    sizes: '(width >= 62rem) 30vw, (width >= 48rem) 45vw, 92vw',
    before: {
      headline: 'Dam to Come Out by ’18, Salmon In by ’20',
      byline: 'By Paulette Roy',
      text: 'The paper company will take down the dam at Dunning’s Grant and “give the river back its legs,” a spokesman said. Forty-three camps on the pond had the letter on Saturday. “They are draining my front yard,” said Leo Thibault, who has fished there since 1958.',
      picture: 'afterward-dam-before',
    },
    now: {
      headline: 'Six Years Late; Trout, Not Salmon',
      byline: 'By Armand Lessard',
      text: 'Four owners later it came out, on August 9, 2024. No salmon has been seen; three dams downriver see to that. Brook trout were there on the eleventh morning. The pond is a hayfield with a river in it. Mr. Thibault’s dock stands 212 feet from water. He keeps it in repair.',
      picture: 'afterward-dam-now',
    },
  },
  {
    id: 'school',
    about: 'the school',
    beat: 'Schools',
    sizes: '(width >= 62rem) 22vw, (width >= 48rem) 45vw, 92vw',
    before: {
      headline: 'Eddy School Closes by Five Votes',
      byline: 'By our own reporter',
      text: 'By 214 to 209 the district voted on Monday to shut the brick school at Stetson Eddy in June. Its 61 pupils will ride 22 miles. The bell goes with the building.',
      picture: 'afterward-school-before',
    },
    now: {
      headline: 'Three of the 61 Live in It',
      byline: 'By Fatuma Ismail',
      text: 'It is fourteen apartments. Josh Perreault, 19, rents the north half of second grade, $640, heat included. The bell rings at 8:10. The district has two schools left.',
      picture: 'afterward-school-now',
    },
  },
];

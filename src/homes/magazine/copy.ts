import { sunTimes } from '../../elements/clock/sun.ts';
import { insideCopy, thisIssue } from './copy-inside.ts';
import { firm } from './firm.ts';
import { dateText, frontPageDate, mailedOn, weekdayText } from './issues.ts';
import { stories } from './stories.ts';

/** Returns the time of sunset in Lancaster, New Hampshire: “4:15”. */
function sunset(date: Date): string {
  const lancaster = { latitude: 44.489, longitude: -71.569 };
  const { set } = sunTimes(lancaster, {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  const clock = new Intl.DateTimeFormat('en-US', {
    timeStyle: 'short',
    timeZone: 'America/New_York',
  });
  return clock.format(set).replace(/\s?[AP]M$/, '');
}

/** Returns the line at the top of an inside page. */
const runningHeadOf = (page: string) => ({
  page,
  title: 'Afterward',
  date: dateText(mailedOn(thisIssue)),
});

export { thisIssue };

export const copy = {
  runningHeads: {
    news: runningHeadOf('2'),
    team: runningHeadOf('8'),
    subscribe: runningHeadOf('12'),
    archive: runningHeadOf('20'),
    classified: runningHeadOf('22'),
  },
  hero: {
    id: 'front',
    heading: 'Afterward',
    lead: 'One front page, 522\u00a0Thursdays later.',
    folio: [`No. ${thisIssue}`, 'Lancaster, New Hampshire', 'Twenty-four pages', '$11'],
    paper: {
      before: `The Tarbell Falls Record, ${weekdayText(frontPageDate(thisIssue))}. Vol. 94, No. 46. Price 75 cents.`,
      now: `The same page on ${weekdayText(mailedOn(thisIssue))}. Five stories, gone back to.`,
    },
    switches: {
      label: 'The whole page',
      page: 'the whole page',
      before: '2016',
      now: 'Now',
      beforeLabel: '2016: {about} as it was',
      nowLabel: 'Now: what became of {about}',
    },
    stories,
    initialStory: 'line',
    weather: {
      heading: 'Weather',
      before: `That Thursday: snow from ten, five inches by dark. High 29. Sunset ${sunset(frontPageDate(thisIssue))}.`,
      now: `This one: rain. High 43. Sunset ${sunset(mailedOn(thisIssue))}.`,
    },
    inside: {
      heading: 'Inside',
      links: [
        { title: 'Since then', link: '#since', page: '2' },
        { title: 'Letters', link: '#letters', page: '2' },
        { title: 'The block', link: '#block', page: '6' },
        { title: 'Who writes', link: '#desk', page: '8' },
        { title: 'By post', link: '#post', page: '12' },
        { title: 'Back issues', link: '#pile', page: '20' },
        { title: 'Counters', link: '#counters', page: '21' },
        { title: 'Classified', link: '#small', page: '22' },
      ],
    },
    quoted: {
      heading: 'Quoted in 2016',
      rows: [
        { title: 'spoke to us again', count: 17 },
        { title: 'have died', count: 3 },
        { title: 'not found', count: 2 },
        { title: 'no comment, either time', count: 1 },
      ],
    },
  },
  heroControls: {
    anchors: [...firm.menu.map(({ link }) => link), '#block', '#letters', '#counters'],
  },
  process: {
    id: 'block',
    img: 'afterward-block',
    heading: 'What is cut does not return.',
    text: [
      'Dale Roy cuts one block for each story and prints the scene as it was. He then cuts the same block again. What has gone in ten years is taken away; what has come is printed in red, from a second block.',
      'The pale stripes are the barrier at the bridge, which the town removed in 2021. From this issue on they print white.',
    ],
  },
  news: {
    id: 'since',
    heading: 'Since Then',
    items: [
      {
        issue: 'No. 34',
        text: 'The ferry at Kilby Lake, out of service since September 30, was sold on November 4 for $6,400. The buyer, a boatyard in Fourth Lake, intends to run her again in the spring.',
      },
      {
        issue: 'No. 33',
        text: 'The grange hall in Carrick has a new roof. The work was completed on October 24 at a cost of $31,200, two thirds of it in gifts of less than fifty dollars.',
      },
      {
        issue: 'No. 31',
        text: 'Harlan will vote on a traffic light in March, for the twelfth time. The state has meanwhile counted the cars: 7,100 a day, against 4,300 in 2016.',
      },
      {
        issue: 'No. 29',
        text: 'The ticket from Perley Variety can no longer be paid. The $3.1 million went to the school fund of the state in 2017, the treasurer’s office has confirmed.',
      },
    ],
    ask: 'Readers who know of a further development in any story are asked to write to the desk.',
  },
  letters: {
    id: 'letters',
    heading: 'Letters',
    items: [
      {
        text: 'Your report on the flood quotes three officials and none of the forty families who rebuilt without a loan. We have kept our receipts, and would show them to anyone who asked.',
        from: 'Noreen Babcock',
        about: 'on No. 32',
      },
      {
        text: 'My husband is named in No. 29. He read the page aloud at breakfast, to the end, including the line that no charges were filed. It had taken ten years for anyone to print that.',
        from: 'Name withheld',
        about: 'on No. 29',
      },
      {
        text: 'I delivered The Record that Thursday, on route 3. At the pond most copies were still in their boxes when the snow went. People there had read the company’s letter, and there was no question in the paper that they could have answered.',
        from: 'Kevin Marsh, carrier, 2014 to 2017',
        about: 'on this issue',
      },
    ],
  },
  team: {
    id: 'desk',
    heading: 'Who goes back',
    img: 'afterward-desk',
    people: [
      {
        name: 'Lorraine Fecteau',
        role: 'editor',
        text: 'edited the corrections of a daily for nineteen years. A newspaper, she holds, owes its readers a second account: of what was right on the day, and did not remain so.',
      },
      {
        name: 'Armand Lessard',
        role: 'roads, bridges, water',
        text: 'inspected bridges for the state for twenty-two years, and closed eleven of them.',
      },
      {
        name: 'Fatuma Ismail',
        role: 'votes, courts, schools',
        text: 'was a court reporter for eight years. She quotes in full, and from both sides.',
      },
      {
        name: 'Dale Roy',
        role: 'blocks',
        text: 'taught shop at the Eddy school until it closed, and has cut the prints of all thirty-five issues.',
      },
      {
        name: 'Bev Kimball',
        role: 'the mail, research',
        text: 'carried Rural Route 2 for thirty years. She finds the people whom a front page names.',
      },
    ],
  },
  ...insideCopy,
} as const;

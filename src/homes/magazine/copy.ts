import { sunTimes } from '../../elements/clock/sun.ts';
import { insideCopy, thisIssue } from './copy-inside.ts';
import { firm } from './firm.ts';
import { dateText, goesBackTo, mailedOn, weekdayText } from './issues.ts';
import { stories } from './stories.ts';

/** Returns the time of sunset in Lancaster, New Hampshire: “4:15”. */
function sunset(date: Date): string {
  const place = { latitude: 44.489, longitude: -71.569 };
  const { set } = sunTimes(place, {
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
const headOf = (page: string) => ({
  page,
  title: 'Afterward',
  date: dateText(mailedOn(thisIssue)),
});

export { thisIssue };

export const copy = {
  heads: {
    corrections: headOf('2'),
    desk: headOf('8'),
    post: headOf('12'),
    pile: headOf('20'),
    small: headOf('22'),
  },
  hero: {
    id: 'front',
    heading: 'Afterward',
    lead: 'One front page, 522\u00a0Thursdays later.',
    folio: [`No. ${thisIssue}`, 'Lancaster, New Hampshire', 'Twenty-four pages', '$11'],
    paper: {
      before: `The Tarbell Falls Record, ${weekdayText(goesBackTo(thisIssue))}. Vol. 94, No. 46. Price 75 cents.`,
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
    turned: 'line',
    weather: {
      heading: 'Weather',
      before: `That Thursday: snow from ten, five inches by dark. High 29. Sunset ${sunset(goesBackTo(thisIssue))}.`,
      now: `This one: rain. High 43. Sunset ${sunset(mailedOn(thisIssue))}.`,
    },
    inside: {
      heading: 'Inside',
      links: [
        { title: 'Corrections', link: '#corrections', page: '2' },
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
    media: 'afterward-block',
    heading: 'You cannot put lino back.',
    text: [
      'Dale Roy cuts one block for a story and prints it as it was. Ten years on he cuts into the same block. What has gone is cut away, and red is a second block, for what was not there.',
      'The pale stripes are the barrier at the bridge. They print white from now on; he could not bring it back if the state asked.',
    ],
  },
  corrections: {
    id: 'corrections',
    heading: 'Corrections',
    items: [
      {
        issue: 'No. 34',
        text: 'said that the ferry at Kilby Lake made its last crossing on September 30. That was the last with passengers. On October 4 it took the ferryman’s piano over.',
      },
      {
        issue: 'No. 33',
        text: 'gave the price of the grange hall as one dollar. The deed says one dollar and other considerations. They were the roof.',
      },
      {
        issue: 'No. 31',
        text: 'showed six windows on the north side of the town office. There are five. The sixth is cut and cannot be uncut.',
      },
      {
        issue: 'The Record',
        text: 'of November 17, 2016, moved the ham supper to Saturday in a correction of its own. It was on Friday after all. Four people came on Saturday, and we have found two.',
      },
    ],
    reward: 'Whoever finds an error gets the next two issues. Eleven people have, this year.',
  },
  letters: {
    id: 'letters',
    heading: 'Letters',
    items: [
      {
        text: 'You came back about the flood and found me in the same kitchen, and wrote that I am “still” there. I left in 2013 and moved home in 2022. That is not still. That is again.',
        from: 'Noreen Babcock',
        about: 'on No. 32',
      },
      {
        text: 'My husband read No. 29 aloud at breakfast, the one with his name in it. At “no charges were filed” he put it down and went out and split wood until dark. He says to renew.',
        from: 'Name withheld',
        about: 'on No. 29',
      },
      {
        text: 'I delivered The Record that Thursday, route 3, and in the snow I put Leo Thibault’s in the wrong box. So he had it from a letter on Saturday that he would lose his pond. I have wanted to say so.',
        from: 'Kevin Marsh, carrier, 2014 to 2017',
        about: 'on this issue',
      },
    ],
  },
  team: {
    id: 'desk',
    heading: 'Who goes back',
    media: 'afterward-desk',
    people: [
      {
        name: 'Lorraine Fecteau',
        role: 'editor',
        text: 'wrote the corrections of a daily for nineteen years, 4,212 of them. A paper corrects what it got wrong. She wanted one for what was right on the day and did not stay so.',
      },
      {
        name: 'Armand Lessard',
        role: 'roads, bridges, water',
        text: 'inspected bridges for twenty-two years and closed eleven. He goes back to his own first.',
      },
      {
        name: 'Fatuma Ismail',
        role: 'votes, courts, schools',
        text: 'took down testimony by machine. She prints what was said, with the pause.',
      },
      {
        name: 'Dale Roy',
        role: 'blocks',
        text: 'taught shop at the Eddy school until June 2017, and cuts on one of its lunch tables.',
      },
      {
        name: 'Bev Kimball',
        role: 'the mail, the finding',
        text: 'carried Rural Route 2 for thirty years. If you have moved, she knows who has your forwarding card.',
      },
    ],
  },
  ...insideCopy,
} as const;

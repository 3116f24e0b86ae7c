import type { Job } from '../../content/schema/job.ts';

const hybrid = {
  label: 'Larkfield, Vermont, two days a week; the rest from home',
  remote: { allowed: true, states: ['VT', 'NH', 'NY', 'MA'] },
};

/** What everybody here gets. */
const offers = [
  'A 36-hour week. Fridays end at one, and nobody is asked to stay.',
  'Twenty-five days off, the federal holidays, and the week between Christmas and New Year.',
  'Health and dental insurance, 90 percent paid, for you and your family.',
  'A 401(k) with 5 percent from us, whether you put anything in or not.',
  'Ten percent of the yearly profit, shared equally among all fourteen of us.',
  '$2,500 a year for books, courses and conferences, and the days to use them.',
];

/** The open positions. */
export const jobs: Job[] = [
  {
    path: '/front-end-developer',
    title: 'Front-End Developer',
    summary: 'Build pages that load before people have finished reaching for them.',
    description: [
      'You build the part that people touch: forms at a ferry counter, a seed catalog on a phone in a greenhouse, a claims page filled in with cold hands. You start from Ingrid’s drawings and from what Hana saw when she watched people work, and you decide how it becomes HTML, CSS and as little script as will do.',
      'We are fourteen people, so there is no layer between you and the client. You will sit in the room when they try your work for the first time. Most weeks you will be on one project, rarely on two, never on three.',
      'The first month is for learning: you will mend small things in sites that have been running for years, with Mateo beside you, and see what ages well.',
    ],
    responsibilities: [
      'Turn drawings into pages that work with a keyboard, a screen reader, large type and a bad connection.',
      'Keep each page within its weight budget, and say so early when a wish would break it.',
      'Write the styles and parts that the others build with, and the page that explains them.',
      'Test on the five old phones in the drawer, not only in your own browser.',
      'Look after two or three finished sites: updates, small wishes, the occasional rescue.',
      'Read other people’s work before it ships, and have yours read.',
    ],
    skills: [
      'HTML and CSS that you could write without a framework, and reasons for the framework you use.',
      'TypeScript, well enough to be glad of strict mode.',
      'Accessibility beyond the linter: you know what a screen reader says when it reaches your button.',
      'A sense for type and spacing; you see four pixels.',
      'Three years or so of building things that somebody depended on.',
      'Plain written English, because half of our decisions are written down.',
    ],
    welcomeSkills: [
      'Astro or another static builder',
      'Drawing or animating SVG',
      'Some French, for clients across the border',
    ],
    offers,
    employmentType: 'FULL_TIME',
    hours: 36,
    salary: { min: 78_000, max: 96_000 },
    location: hybrid,
    start: 'January or February 2027',
    contact: 4,
    datePosted: '2026-11-02',
    validThrough: '2027-02-28',
  },
  {
    path: '/react-developer',
    title: 'React Developer',
    summary: 'Build the screens that other people keep open all day.',
    description: [
      'Some of what we make is open from eight to five: a dispatch board for buses, a packing list for 85 restaurants, a calendar that a harbormaster reads standing up. These are React applications, and you would be the second person who does little else.',
      'You will own whole screens from the first sketch to the query behind them. Priya builds the services you talk to and sits two desks away, which settles most questions about an API in the time it takes to walk there.',
      'We like boring state, small components and tests that read like the sentence a user would say. If you can make a screen simpler by removing something from the plan, that counts as having built it.',
    ],
    responsibilities: [
      'Design and build screens in React and TypeScript, with the forms, tables and live updates they need.',
      'Agree on the shape of the data with the back end, in one schema that both sides import.',
      'Make slow screens fast, with a profile before and a profile after.',
      'Write tests that drive the page as a person would, by label and by role.',
      'Sit beside the people who use the screen at least one day in each project.',
      'Share the watch over running applications: one week in six, in office hours.',
    ],
    skills: [
      'React in depth: you can say when an effect is the wrong tool, and when a component ought to be plain HTML.',
      'TypeScript in strict mode, with types that describe what is rather than what is hoped.',
      'Forms, validation and error messages for people in a hurry.',
      'Enough SQL to see why a screen is slow.',
      'Testing with Vitest and Playwright, or with tools close to them.',
      'Four years or so, with at least one application that you looked after for longer than you built it.',
    ],
    welcomeSkills: [
      'React Native, to lend Owen a hand',
      'Node on the server',
      'Maps, charts or anything else drawn on a canvas',
    ],
    offers,
    employmentType: 'FULL_TIME',
    hours: 36,
    salary: { min: 92_000, max: 114_000 },
    location: hybrid,
    start: 'As soon as you can; we will wait until April for the right person',
    contact: 2,
    datePosted: '2026-11-02',
    validThrough: '2027-02-28',
  },
  {
    path: '/business-dev-executive',
    title: 'Business Development Executive',
    summary: 'Find the firms we can help, and turn down the ones we can’t.',
    description: [
      'For twenty years our work has come by word of mouth. It still does, but the mouths are mostly in Vermont and mostly our age. We want somebody who goes out and meets the next forty firms: growers, carriers, clinics, makers, clubs.',
      'It is a quiet sort of selling. You will spend a morning in somebody’s stockroom to learn where the paper goes, and come back with the question that nobody had asked. You have no quota of calls. You do have a target: nine good projects a year, with clients who are still here two years later.',
      'You will work with Colette, who turns your conversations into plans, and with Ruth, who has done this on the side since 2006 and would be glad to stop.',
    ],
    responsibilities: [
      'Find and visit firms in New England and upstate New York that have a problem we know how to solve.',
      'Hold the first conversation, and say no, kindly and early, when we are the wrong firm.',
      'Write proposals with Colette: what we saw, what we would build, what it costs.',
      'Keep in touch with present clients, twice a year in person, with nothing to sell.',
      'Speak at the meetings our clients go to: the growers’ fair, the transit association, the chamber.',
      'Keep an honest record of what became of every lead, so that we learn from the ones we lost.',
    ],
    skills: [
      'Five years or so of selling services, or of buying them.',
      'Curiosity about other people’s work, down to the forms they fill in.',
      'Plain writing: a proposal of four pages that nobody needs to have explained.',
      'Figures: you can tell from an income statement whether a project would pay.',
      'Enough knowledge of the web to know when to fetch one of us.',
      'A driver’s license and a liking for back roads; about six days a month are on them.',
    ],
    welcomeSkills: [
      'A trade of your own before this one',
      'French',
      'Experience with public tenders',
    ],
    offers,
    employmentType: 'FULL_TIME',
    hours: 36,
    salary: { min: 70_000, max: 88_000 },
    location: {
      label: 'Larkfield, Vermont, and the roads of New England',
      remote: { allowed: false, states: [] },
    },
    start: 'March 2027',
    contact: 9,
    datePosted: '2026-11-02',
    validThrough: '2027-02-28',
  },
];

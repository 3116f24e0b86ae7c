import { siteConfig } from '../../../../site.config.ts';
import type { Job } from '../../../content/schema/job.ts';
import { hybrid, offers } from '../shared.ts';

const { name, address } = siteConfig.company;

export const reactDeveloper: Job = {
  path: '/react-developer',
  title: 'React Developer',
  headTitle: `React developer: an open position in ${address.regionName}`,
  headDescription: `React developer at ${name}: web applications that people use all day. Description, skills, salary and the application form.`,
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
};

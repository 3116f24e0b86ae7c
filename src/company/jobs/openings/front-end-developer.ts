import { siteConfig } from '../../../../site.config.ts';
import type { Job } from '../../../content/schema/job.ts';
import { hybrid, offers } from '../shared.ts';

const { name, address } = siteConfig.company;

export const frontEndDeveloper: Job = {
  path: '/front-end-developer',
  title: 'Front-End Developer',
  headTitle: `Front-end developer: an open position in ${address.regionName}`,
  headDescription: `Front-end developer at ${name}: build pages that load at once and work for everyone. Description, skills, salary and the form.`,
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
};

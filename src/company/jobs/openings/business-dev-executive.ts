import { siteConfig } from '../../../../site.config.ts';
import { town } from '../../../content/contact.ts';
import type { Job } from '../../../content/schema/job.ts';
import { offers } from '../shared.ts';

const { name, founded } = siteConfig.company;

export const businessDevExecutive: Job = {
  path: '/business-dev-executive',
  title: 'Business Development Executive',
  headTitle: 'Business development executive: an open position',
  headDescription: `Business development executive at ${name}: find work that fits us, say no to the rest. Description, skills, salary and the form.`,
  summary: 'Find the firms we can help, and turn down the ones we can’t.',
  description: [
    'For twenty years our work has come by word of mouth. It still does, but the mouths are mostly in this state and mostly our age. We want somebody who goes out and meets the next forty firms: growers, carriers, clinics, makers, clubs.',
    'It is a quiet sort of selling. You will spend a morning in somebody’s stockroom to learn where the paper goes, and come back with the question that nobody had asked. You have no quota of calls. You do have a target: nine good projects a year, with clients who are still here two years later.',
    `You will work with Colette, who turns your conversations into plans, and with Ruth, who has done this on the side since ${founded} and would be glad to stop.`,
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
    label: `${town}, and the roads of New England`,
    remote: { allowed: false, states: [] },
  },
  start: 'March 2027',
  contact: 9,
  datePosted: '2026-11-02',
  validThrough: '2027-02-28',
};

import { siteConfig } from '../../../site.config.ts';
import { addressLine } from '../../content/address-lines.ts';
import { area } from '../../content/contact.ts';
import { formatPath } from '../../content/post-path.ts';
import type { FormPart } from './form.ts';
import { money, owners } from './form-parts-money.ts';
import { against } from './form-parts-objections.ts';

const { company } = siteConfig;
const { registration, founded } = company;
const registrationText = registration
  ? `${registration.title.replace('Registered', 'registered')} since ${founded}, ${registration.number}.`
  : `since ${founded}.`;

const signing: FormPart = {
  letter: 'A',
  title: 'Who is signing',
  entries: [
    {
      question: 'Name and legal form',
      boxes: [
        { title: 'partnership' },
        { title: 'corporation', isChecked: true },
        { title: 'part of something larger' },
      ],
      paragraphs: [
        `${company.legalName}, ${registrationText} One address: ${addressLine(company.address)}.`,
      ],
      proof: 'outside',
      note: 'The state keeps the register, not we.',
      action: registration && { title: 'Look us up', link: registration.link },
    },
    {
      question: 'Who owns it?',
      rows: owners,
      paragraphs: [
        'Nobody else, and nobody from outside of the house. Yusuf and Desmond bought theirs in 2019, with their own money.',
      ],
      proof: 'word',
      note: `${area} registers directors, not shares. Come by, and we open the share book.`,
    },
    {
      question: 'Who decides?',
      paragraphs: [
        'Ruth does, on most days. A contract above $100,000, a lease or a loan needs two of the three owners. Whether your site goes live on a given Tuesday, Yusuf decides alone, and she may not overrule him.',
      ],
      proof: 'here',
      note: 'Who has the last word on what is written beside every bench.',
      action: { title: 'Nine benches', link: '/page/our-team' },
    },
    {
      question: 'Who will do the work?',
      boxes: [
        { title: 'our own people', isChecked: true },
        { title: 'people we hire by the job' },
        { title: 'we shall see' },
      ],
      paragraphs: ['All fourteen are on the payroll, and the payroll hangs by the coffee machine.'],
      proof: 'here',
      note: 'On the ferry line it was these five.',
      action: { title: 'Names in the case study', link: '/page/CaseStudy' },
    },
  ],
};

const liability: FormPart = {
  letter: 'C',
  title: 'When something goes wrong',
  entries: [
    {
      question: 'Insurance',
      rows: [
        { label: 'Our mistakes, each claim', value: '$2,000,000' },
        { label: 'Break-ins and lost data', value: '$1,000,000' },
        { label: 'Somebody on the river stairs', value: '$1,000,000' },
      ],
      paragraphs: [
        'We pay the first $5,000 of everything ourselves, which helps us to concentrate.',
      ],
      proof: 'outside',
      note: 'The insurer sends you the certificate, not we. Say so, and it is there in a day or two.',
      img: 'who-certificate',
    },
    {
      question: 'Has it ever been used?',
      boxes: [{ title: 'yes' }, { title: 'no', isChecked: true }],
      paragraphs: [
        'In 2009 there was no policy yet, and it showed. What has gone wrong since cost less than the $5,000.',
      ],
      proof: 'word',
      note: 'Insurers know, and do not tell.',
    },
    {
      question: 'Who answers for a wrong estimate?',
      boxes: [
        { title: 'the client' },
        { title: 'both, in parts' },
        { title: 'we', isChecked: true },
      ],
      paragraphs: ['The dearest one in recent years took five weeks too long. They were unpaid.'],
      proof: 'here',
      note: 'With the bill, part by part.',
      action: { title: 'What it cost', link: '/page/CaseStudy#cost' },
    },
    {
      question: 'Has a client’s data been lost or taken?',
      boxes: [{ title: 'taken' }, { title: 'lost', isChecked: true }, { title: 'neither' }],
      paragraphs: [
        'Lost: a day of orders, seventeen years ago. Taken: nothing that we know of, and the last three words are there on purpose.',
      ],
      proof: 'here',
      note: 'How it happened, and what is restored every quarter since.',
      action: { title: 'The 731 good reports', link: formatPath('standard', 16) },
    },
  ],
};

const closing: FormPart = {
  letter: 'E',
  title: 'If you are gone',
  entries: [
    {
      question: 'What if you close?',
      paragraphs: [
        'Then page six applies without your having to give notice. Source, names and data are with you anyway. The machines for all 61 systems cost $640 a month; six months of that, $3,840, lie in an account from which nothing else is paid.',
      ],
      proof: 'here',
      note: 'Page six has been used eleven times, so we know that it works.',
      action: { title: 'It is read aloud here', link: formatPath('standard', 47) },
    },
    {
      question: 'And if Ruth is gone?',
      paragraphs: [
        'The firm buys her shares, over ten years, and nobody else may. She took the whole of last August off to see what would break. It was the coffee machine.',
      ],
      proof: 'word',
      note: 'The agreement lies with our lawyer. He has better manners than to show it.',
    },
  ],
};

/** Parts of the form, in order. */
export const parts: readonly FormPart[] = [signing, money, liability, against, closing];

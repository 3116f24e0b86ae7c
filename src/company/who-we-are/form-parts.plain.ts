import { siteConfig } from '../../../site.config.ts';
import { addressLine } from '../../content/address-lines.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { FormPart } from './form.ts';
import { money, owners } from './form-parts-money.ts';
import { against } from './form-parts-objections.ts';

const { company } = siteConfig;
const { registration } = company;
const registrationText = registration
  ? `, ${registration.title.replace('Registered', 'registered')}, ${registration.number}`
  : '';

const signing: FormPart = {
  letter: 'A',
  title: 'Who is signing',
  entries: [
    {
      question: 'Name and legal form',
      paragraphs: [
        `${company.legalName}${registrationText}. Our address is ${addressLine(company.address)}.`,
      ],
      proof: registration ? 'outside' : 'word',
      note: registration
        ? 'The state keeps the register, not we.'
        : 'Please ask, if you need proof.',
      action: registration && { title: 'Look us up', link: registration.link },
    },
    {
      question: 'Who owns it?',
      rows: owners,
      proof: 'word',
      note: registration
        ? 'Not every register names the owners.'
        : 'You may ask us about that, too.',
    },
    {
      question: 'Who decides?',
      paragraphs: ['The owners do. Each of us answers for a field of our own.'],
      proof: 'here',
      note: 'Who answers for what is beside each name.',
      action: { title: 'Who sits where', link: '/page/our-team' },
    },
    {
      question: 'Who will do the work?',
      // [gap: ticked, on the box that is true]
      boxes: [{ title: 'our own people' }, { title: 'also people we hire by the job' }],
      proof: 'here',
      note: 'These are the people of the firm.',
      action: { title: 'Our team', link: '/page/our-team' },
    },
  ],
};

const liability: FormPart = {
  letter: 'C',
  title: 'When something goes wrong',
  entries: [
    {
      question: 'Insurance',
      rows: [{ label: 'Our mistakes, each claim', value: '[sum insured, or none]' }],
      proof: 'outside',
      note: 'An insurer gives a certificate. Please ask for it.',
    },
    {
      question: 'Whom do I tell?',
      paragraphs: [`Write to us or call. You have an answer within ${responseTimes.message}.`],
      proof: 'here',
      note: 'Every way to reach us is printed.',
      action: { title: 'Contact us', link: '/page/contact-us' },
    },
  ],
};

const closing: FormPart = {
  letter: 'E',
  title: 'If you are gone',
  entries: [
    {
      question: 'What if you close?',
      paragraphs: ['You keep [what clients own by contract].'],
      proof: 'word',
      note: 'Read the contract before you sign it.',
    },
    {
      question: 'And if the owners cannot work?',
      paragraphs: ['Then the firm is run by [name or role].'],
      proof: 'word',
      note: 'Please ask us how this is arranged.',
    },
  ],
};

/** All of the form. */
export const parts: readonly FormPart[] = [signing, money, liability, against, closing];

import type { SiteConfig } from '../../../site.config.ts';
import { addressLine } from '../../content/address-lines.ts';
import { unbroken } from '../../content/unbroken.ts';
import { captchaSection, chatSection, emailServiceNote, formsNote } from './choices.ts';
import { hasGdpr } from './gdpr.ts';
import type { PrivacyPage } from './privacy-page.ts';
import { shopParagraph } from './shop-paragraph.ts';
import {
  cookiesNote,
  countingNote,
  embedsNote,
  listRetention,
  privacyLead,
  subscriptionNote,
} from './third-parties.ts';

/** Days after which messages and applications are deleted. */
export const retentionDays = 365;

/**
 * Returns the text of `/privacy`, true for this configuration: choosing another third party in
 * `site.config.ts` changes the page, and nothing else has to.
 */
export function privacyPage(config: SiteConfig): PrivacyPage {
  const { company } = config;
  const { address } = company;
  return {
    heading: 'What we know about you, and for how long.',
    lead: privacyLead(config),
    updated: '[day of the last change]',
    contentsHeading: 'On this page',
    sections: [
      {
        id: 'who',
        heading: 'Who is responsible',
        paragraphs: [
          `${company.legalName}, ${addressLine(address)}. You reach us at ${unbroken(company.phone)} and by e-mail.`,
        ],
        links: [{ title: company.email, link: `mailto:${company.email}` }],
      },
      {
        id: 'reading',
        heading: 'When you only read',
        paragraphs: [
          'Pages, pictures and type come from the server of this site. To send you a page it has to know your network address while it does so. It does not write that address down: our log says that something went wrong, or that a message was stored, and neither for whom nor from where.',
          `${countingNote(config)} The search of this site runs in your browser, over an index that it fetches from us; what you look for stays with you.`,
          ...embedsNote(config),
        ],
      },
      {
        id: 'forms',
        heading: 'When you send us something',
        paragraphs: [formsNote(config)],
        items: [
          {
            title: 'A message',
            content:
              'Your name, e-mail address, phone number, what you write, and the page that you wrote from. We use it to answer you, and for nothing else.',
          },
          {
            title: 'An appointment',
            content:
              'The same, and the time. So that nobody books out the diary, we keep a mark made of your network address with it, from which the address cannot be read, until a day after the appointment.',
          },
          {
            title: 'A job application',
            content: 'The same, the job, and your CV. Those of us who decide on it read it.',
          },
          {
            title: 'A subscription',
            content: subscriptionNote(config),
          },
        ],
      },
      {
        id: 'where',
        heading: 'Where it goes',
        paragraphs: [
          'What you send is stored in the database of this site before you are told that it has arrived. The server then mails it to us and a short note that it has arrived to you, through our mail provider, [name of your mail provider], by the usual protocol for mail (SMTP). A mail passes through the provider at your end, too.',
          ...emailServiceNote(config),
          'We sell nothing, rent nothing out and pass nothing on, unless a law or a court obliges us to.',
        ],
      },
      {
        id: 'how-long',
        heading: 'For how long',
        paragraphs: [
          `We delete messages and applications, CVs included, when they are older than ${retentionDays} days. If you become a client or a colleague, our letters go into the file of that work, for as long as the law on business records asks.`,
          `${listRetention(config)} Copies in our backups fade out within [number of days] days after that.`,
        ],
      },
      {
        id: 'abuse',
        heading: 'Against abuse',
        paragraphs: [
          'So that nobody can flood the forms, the server counts how many posts came from a network address in the last ten minutes. The count lives in working memory or, where several servers share the work, in a table of theirs; it expires by itself and is not joined to your message.',
          'So that nobody can use the forms to fill a stranger’s mailbox, it also counts the mails that they caused to an address that day, and sends no more than three. That count is deleted within three days.',
          'A message that looks automatic is put aside with the reason. A person looks through those, in case the machine was wrong, and they are deleted like the others.',
        ],
      },
      captchaSection(config),
      chatSection(config),
      {
        id: 'browser',
        heading: 'What stays in your browser',
        paragraphs: [
          `${cookiesNote(config)} When you send an application, your browser remembers until you close the tab at what time it did so, so that a double click does not send it twice. That note never leaves your device.`,
          ...shopParagraph(
            config,
            'The cart of the shop stays in your browser as well, until you clear it there: which things, how many, at what price. It is never sent to us.',
          ),
        ],
      },
      {
        id: 'rights',
        heading: 'What you can ask of us',
        paragraphs: [
          'Ask, and we will tell you what we hold about you, send you a copy, correct it or delete it. You need not give a reason, and we write to you when it is done.',
          hasGdpr(address.country)
            ? 'You have the rights of the General Data Protection Regulation, and you may complain to the supervisory authority where you live.'
            : 'If you live where the law gives you further rights, as in the European Union or in California, you have them here, too, and you may complain to the authority at your place.',
        ],
        links: [{ title: `Write to ${company.email}`, link: `mailto:${company.email}` }],
      },
    ],
  };
}

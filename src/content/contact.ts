import { siteConfig } from '../../site.config.ts';

/** The texts of `/page/contact-us`: the full form, beside the address and a map. */
export const contactUs = {
  heading: 'Write, call, or come by the mill.',
  lead: 'Messages go to a person, not to a queue. On working days you have an answer before the next evening, usually from Colette, sometimes from whoever knows your subject best.',
  form: {
    heading: 'What can we do for you?',
    lead: 'A few sentences are plenty. If you have a deadline or a budget, say so; it makes the first answer a better one.',
  },
  details: {
    visit:
      'The workshop is above the old grist mill. Take the stairs on the river side; the door at the front belongs to the bakery, which is also worth a visit.',
    parking: 'Park on Mill Race Lane. The spaces in the yard are for the bakery’s vans until ten.',
    accessible:
      'The river stairs have 22 steps. Call ahead and we will let you in through the yard, where there is an elevator.',
  },
  reasons: {
    heading: 'Not sure that we are the right people?',
    items: [
      {
        title: 'Something is broken right now',
        content: 'Call. One of us is kept free for that in office hours.',
      },
      {
        title: 'You want a price',
        content:
          'Tell us what the thing should do and for how many people. You will get a range, with reasons.',
      },
      {
        title: 'You want to work here',
        content: 'The careers page lists what is open. Applications go straight to the team.',
        link: { title: 'Careers', link: '/page/career' },
      },
      {
        title: 'You are selling something',
        content: 'Write it in two sentences. We read them, and we answer when it fits.',
      },
    ],
  },
  mapCaption: '18 Mill Race Lane, between the mill pond and the covered bridge.',
} as const;

/** The texts of `/page/contact-simple`: one column, a few fields and nothing else. */
export const contactSimple = {
  heading: 'Drop us a line.',
  lead: 'Your name, a way to reach you, and what it is about. We do the rest.',
  after: 'Rather not fill in forms? A plain e-mail does the same.',
} as const;

/** The texts of `/page/contact-modern`: large type, and what happens after the message is sent. */
export const contactModern = {
  heading: 'Say what’s wrong. We’ll say what’s next.',
  lead: 'You do not need a brief, a budget or the right words. “The bookings page loses people and I don’t know why” is a fine first message.',
  formHeading: 'Start here',
  timeline: {
    heading: 'What happens after you press send',
    items: [
      {
        when: 'The same minute',
        title: 'You get a copy',
        content: 'Your message is stored on our own server and a copy goes to your inbox.',
      },
      {
        when: 'By the next working evening',
        title: 'A person answers',
        content: 'With a question or two, or with a time to talk. Never with a brochure.',
      },
      {
        when: 'Within a week',
        title: 'We talk for an hour',
        content:
          'By phone, by screen or at your place. It costs nothing and commits you to nothing.',
      },
      {
        when: 'Two days later',
        title: 'You get one page',
        content:
          'What we understood, what we would do first, roughly what it costs, and whether we are the right firm.',
      },
    ],
  },
  promise:
    'We do not add you to a list, call you at dinner, or pass your name on. If it does not lead anywhere, that is where it ends.',
} as const;

const { company } = siteConfig;
const { street, city, region, postalCode } = company.address;

/** The button of every contact form. */
export const sendLabel = 'Send message';

/** The company's mailbox as a link. */
export const mail = { title: company.email, link: `mailto:${company.email}` };

/** Every way to reach the company without a form. */
export const contactWays = [
  { label: 'Call', title: company.phone, link: `tel:${company.phoneHref}`, detail: company.hours },
  { label: 'Write', ...mail },
  { label: 'Come by', title: street, detail: `${city}, ${region} ${postalCode}` },
];

/** The place in a maps program; the address is followed only when somebody asks for it. */
export const directions = {
  title: 'Open in a map',
  link: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${city}, ${region} ${postalCode}`)}`,
};

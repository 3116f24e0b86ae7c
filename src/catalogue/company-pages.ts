import type { PageRecord } from './page-record.ts';

const look = { group: 'content', theme: 'larkfield' } as const;
const job = { group: 'job', theme: 'larkfield', picture: 'career-stool' } as const;

export const companyPages = [
  {
    ...look,
    path: '/page/about-us',
    title: 'About us',
    headTitle: 'About us: fourteen people and a workshop in Vermont',
    description:
      'Who Larkfield is: a small firm that has been building software since 2006, how we work, what we believe in, and the people who will do your work.',
    picture: 'workshop-evening',
  },
  {
    ...look,
    path: '/page/career',
    title: 'Careers',
    headTitle: 'Careers: three open places at the bench',
    description:
      'Open positions at Larkfield in Vermont: front-end developer, React developer and business development executive, with salaries stated and a form to apply.',
    picture: 'career-stool',
  },
  {
    ...look,
    path: '/page/CaseStudy',
    title: 'Case study',
    headTitle: 'Case study: a ferry company that sells tickets by phone',
    description:
      'How we rebuilt the booking of Harrow Point Ferries on Lake Champlain: what we found aboard, what we built, what it cost, and what changed, in figures.',
    picture: 'ferry-landing',
  },
  {
    ...look,
    path: '/page/web-dev',
    title: 'Web Application & Development',
    headTitle: 'Web application development, by people you can call',
    description:
      'Websites and web applications that load at once, work for everyone and can be changed in five years: what we build, how a project goes and what it costs.',
    picture: 'service-web',
  },
  {
    ...look,
    path: '/page/Ecommerce',
    title: 'Ecommerce',
    headTitle: 'Ecommerce: online shops that fit how you sell',
    description:
      'Online shops for firms that make or stock things: checkout, stock, shipping and accounts that agree with each other, and pages that load on a farm road.',
    picture: 'service-shop',
  },
  {
    ...look,
    path: '/page/MobileAppDev',
    title: 'MobileAppDev',
    headTitle: 'Mobile app development, when an app is the answer',
    description:
      'Apps for phones and tablets that work offline, in gloves and in sunlight. How to tell whether you need one, how we build it and who keeps it running.',
    picture: 'service-app',
  },
  {
    ...look,
    path: '/page/contact-us',
    title: 'Contact us',
    headTitle: 'Contact us: write, call or come by the workshop',
    description:
      'Tell us what you are building. A person reads every message and answers within one working day. Phone, e-mail, address and a map of the way to us.',
    picture: 'letterbox',
  },
  {
    ...look,
    path: '/page/contact-simple',
    title: 'Contact, simple',
    headTitle: 'Contact, simple: four fields and a send button',
    description:
      'The shortest way to reach Larkfield: your name, your e-mail, your phone and what it is about. We answer within one working day.',
    picture: 'letters-desk',
  },
  {
    ...look,
    path: '/page/contact-modern',
    title: 'Contact, modern',
    headTitle: 'Contact, modern: start a project with Larkfield',
    description:
      'Start a project with Larkfield: what happens after you press send, who reads it, and the facts that help us give you a straight answer.',
    picture: 'map-larkfield',
  },
  {
    ...look,
    path: '/page/search-result',
    title: 'Search',
    headTitle: 'Search the pages of this site',
    description:
      'Search every page of the Larkfield site and its showcase: services, case study, open positions and everything else that stands here.',
    noindex: true,
  },
  {
    ...look,
    path: '/page/error-404',
    title: 'Page not found',
    headTitle: 'This page is not here',
    description:
      'The page that you asked for is not here. From this page you can reach everything else: services, case study, contact and the search.',
    noindex: true,
  },
  {
    ...look,
    path: '/privacy',
    title: 'Privacy',
    headTitle: 'Privacy: what this site keeps, and for how long',
    description:
      'What this site does with what you send: where messages, applications and subscriptions are kept, who reads them, for how long, and how to have them erased.',
  },
  {
    ...job,
    path: '/front-end-developer',
    title: 'Front-end developer',
    headTitle: 'Front-end developer: an open position in Vermont',
    description:
      'Front-end developer at Larkfield: build pages that load at once and work for everyone. Description, responsibilities, skills, salary and the application form.',
  },
  {
    ...job,
    path: '/react-developer',
    title: 'React developer',
    headTitle: 'React developer: an open position in Vermont',
    description:
      'React developer at Larkfield: web applications that people use all day. Description, responsibilities, skills, salary and the application form.',
  },
  {
    ...job,
    path: '/business-dev-executive',
    title: 'Business development executive',
    headTitle: 'Business development executive: an open position',
    description:
      'Business development executive at Larkfield: find the work that fits us and say no to the rest. Description, responsibilities, skills, salary and the form.',
  },
] as const satisfies readonly PageRecord[];

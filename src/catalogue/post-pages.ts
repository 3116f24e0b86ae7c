import type { PageRecord } from './page-record.ts';

const standard = { group: 'blog-post', theme: 'larkfield' } as const;
const startup = { group: 'blog-post', theme: 'startup' } as const;

/**
 * Posts as the standard post page shows them, one row for each file in `src/content/posts/`. Posts
 * of the startup category wear the startup look.
 */
export const postPages = [
  {
    ...startup,
    path: '/blog-types/blog-standard-post/1',
    title: 'The form that nobody received',
    headTitle: 'The form that nobody received: is it yours?',
    description:
      'A contact form said “Thank you” 214 times, and not one message had arrived. How it happened, and how to find out in ten minutes whether yours does.',
    picture: 'clay-post-envelope',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/2',
    title: 'What one second costs you',
    headTitle: 'What one second costs you, measured in two weeks',
    description:
      'Slow pages lose customers, everybody says. How to measure in two weeks what a second costs on your own site, without buying anything.',
    picture: 'clay-post-hourglass',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/3',
    title: 'Your first version is too big',
    headTitle: 'Your first version is too big: how to cut it',
    description:
      'Most founders bring a plan with forty features. How to pick the one they would be embarrassed to launch without, and build that row alone.',
    picture: 'clay-post-steps',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/4',
    title: 'Launch on a Tuesday',
    headTitle: 'Launch on a Tuesday, never on a Friday',
    description:
      'A short defense of the dullest possible launch, with the checklist that hangs beside our server closet and the reasons for each line on it.',
    picture: 'clay-post-plane',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/5',
    title: 'Whose name is the domain in?',
    headTitle: 'Whose name is the domain in? A list to check',
    description:
      'Once or twice a year someone calls who has lost a company’s address on the web. An afternoon with this list and it will not be you.',
    picture: 'clay-post-key',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/6',
    title: 'Five phone calls before the first line of code',
    headTitle: 'Five phone calls before the first line of code',
    description:
      'Surveys tell you what people think you would like to hear. Five calls of twenty minutes tell you what they did last Tuesday. Build on that.',
    picture: 'clay-post-telephone',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/7',
    title: 'Build it or rent it',
    headTitle: 'Build it or rent it: what a young firm needs',
    description:
      'We earn our living by building software, so take it from us: most of what a young company needs can be rented for the price of lunch.',
    picture: 'clay-post-puzzle',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/8',
    title: 'One hand, in the sun',
    headTitle: 'One hand, in the sun: who accessibility is for',
    description:
      'Accessibility is often sold as a duty to a few. Then you watch a mother with a child on her arm book a ferry at noon. It is about everybody.',
    picture: 'clay-post-lighthouse',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/9',
    title: 'Words for buttons',
    headTitle: 'Words for buttons: seven habits we have kept',
    description:
      '“Submit” is what one does to a king. A button is the shortest text you will ever write, and the only one that everybody reads.',
    picture: 'letters-desk',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/10',
    title: 'How to choose a shop system without a spreadsheet',
    headTitle: 'How to choose a shop system without a spreadsheet',
    description:
      'Every comparison table has a row of green ticks for everybody. The differences that hurt later are in five questions that no table asks.',
    picture: 'service-shop',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/11',
    title: 'What a finished website costs per year',
    headTitle: 'What a finished website costs per year',
    description:
      'There is no such thing as a finished website, but there is a budget. Ours, line by line, for a shop with about three hundred orders a week.',
    picture: 'workshop-machine',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/12',
    title: 'Moving house without losing your readers',
    headTitle: 'Moving house without losing your readers',
    description:
      'A new website has new addresses, and every old one is a promise to somebody. How we moved 11,400 pages in a night and kept all of them.',
    picture: 'workshop-door',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/13',
    title: 'Estimates are weather reports',
    headTitle: 'Estimates are weather reports: print the doubts',
    description:
      'Nobody blames a forecaster for rain. They blame the one who said “sunny”. What changed when we printed our doubts beside our prices.',
    picture: 'workshop-evening',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/14',
    title: 'The five phones in the drawer',
    headTitle: 'The five phones in the drawer: how we test',
    description:
      'None of them is newer than 2021. One has a crack. Together they cost less than a chair, and they have stopped more bad ideas than meetings.',
    picture: 'ui-app-phones',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/15',
    title: 'Nobody reads your error message',
    headTitle: 'Nobody reads your error message. Write four words',
    description:
      'They read the first four words, look for the red, and press the button again. So the first four words had better say what to do.',
    picture: 'letterbox',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/16',
    title: 'A backup you have not restored is a rumor',
    headTitle: 'A backup you have not restored is a rumor',
    description:
      'In 2009 we lost a day of a client’s orders, with a backup that had run every night for two years. What it taught us, and the drill we run.',
    picture: 'workshop-bench',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/17',
    title: 'The winter we mended everything',
    headTitle: 'The winter we mended everything we had built',
    description:
      'In 2017 a new colleague tested three of our proudest sites with a screen reader, in front of us. None could be used. So we stopped and mended.',
    picture: 'ferry-booth',
  },
  {
    ...startup,
    path: '/blog-types/blog-standard-post/18',
    title: 'When a website is enough',
    headTitle: 'When a website is enough, and an app is not it',
    description:
      'I write apps for a living. Of 61 people who asked me for one, I have talked 32 out of it. The conversation is usually short. Here it is.',
    picture: 'service-app',
  },
  {
    ...standard,
    path: '/blog-types/blog-standard-post/19',
    title: 'A week above the mill',
    headTitle: 'A week above the mill: what fourteen of us do',
    description:
      'People ask what fourteen of us do all day in a town with one traffic light. I kept notes for a week in June. It rained on Wednesday.',
    picture: 'career-stool',
  },
] as const satisfies readonly PageRecord[];

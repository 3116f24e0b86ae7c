import type { MobileAppDevPage } from './mobile-app-dev-page.ts';

const [requestCount, appCount] = [61, 29];
const tally = {
  requestCount,
  appCount,
  sentence: `${requestCount} people have asked us for an app since 2014. The ${appCount} in red got one.`,
};

/** The texts of `/page/MobileAppDev`. */
export const copy: MobileAppDevPage = {
  heading: 'Maybe you don’t need an app.',
  lead: 'About half of the people who come to us for one leave with a website, and are glad of it. The other half work in barns, boats and basements, and for them we build apps that keep going when the signal stops.',
  purpose: {
    heading: 'How an app earns its place',
    paragraphs: [
      'An app has to earn its place on somebody’s phone, next to the pictures of their children. It does when it is used every day, when it needs the phone’s own senses, or when it has to work where no network reaches. Otherwise a good website is cheaper, quicker to change, and nobody has to install it.',
      'Owen has written apps since the first iPad. The tally at the top of this page is his. He keeps it in pencil, inside the door of the tea cupboard.',
    ],
  },
  tally,
  guide: {
    heading: 'Four questions, then you know',
    lead: 'These are the ones that we ask on the telephone. Answer for the people who would use it, not for yourself.',
    yes: 'Yes',
    no: 'No',
    questions: [
      {
        id: 'daily',
        question: 'Will the same people use it at least twice a week?',
        reason:
          'Below that, an app is forgotten between two uses, and taken off when the phone is full.',
        yes: 'Then it can become a habit, and an app may be worth its place. Go on.',
        no: 'Then they will not install it. A website is what they will use.',
      },
      {
        id: 'offline',
        question: 'Must it work where there is no signal?',
        reason:
          'A web page can remember a little. A day’s work in a cellar, with photographs, wants a real app.',
        yes: 'That is the strongest reason there is. You probably need an app.',
        no: 'Then the browser can do nearly everything. Go on.',
      },
      {
        id: 'senses',
        question: 'Does it need the phone’s senses all day?',
        reason:
          'Location in the background, Bluetooth to a scale or a sensor, scanning by the hundred.',
        yes: 'The browser may not do that, for good reasons. You need an app.',
        no: 'A camera, a map and a message can all be had on the web. Go on.',
      },
      {
        id: 'store',
        question: 'Would your users look for you in an app store?',
        reason: 'Some trades expect it: banks, clinics, anything with a card in a wallet.',
        yes: 'Then a small app round a good web application may do. Ask us.',
        no: 'Then save the money for the website, and for somebody to look after it.',
      },
    ],
    outcomes: [
      {
        id: 'website',
        title: 'A website',
        content: 'Fast on a phone, nothing to install, found by search.',
        price: 'from $18,000',
      },
      {
        id: 'web-app',
        title: 'A web application on the home screen',
        content:
          'An icon, a login, messages, and a day’s data in memory. One version for all phones.',
        price: 'from $60,000',
      },
      {
        id: 'app',
        title: 'An app',
        content: 'For iOS and Android, built once and finished twice, working without signal.',
        price: 'from $70,000',
      },
    ],
  },
  pictureBand: {
    img: 'mountains-no-mast',
    caption: 'No mast for eleven miles. What you write here goes out by itself when you come down.',
  },
  gallery: {
    img: 'ui-app-phones',
    heading: 'Three apps, one screen each',
    lead: 'One job to a screen, and its button where the thumb is. All three are used standing up, outdoors, in a hurry.',
    items: [
      {
        title: 'Northwharf: a berth for the night',
        img: 'ui-app-berth',
        content:
          'The map shows what is free, as the harbormaster keeps it by thumb. Tap a slip, read its depth and its price, take it.',
      },
      {
        title: 'Orchard Valley Transit: the next bus',
        img: 'ui-app-bus',
        content:
          'Open it at the stop and the buses stand there, four seconds old. For phones that do nothing else there is a number to text.',
      },
      {
        title: 'Bellwether: a claim from the field',
        img: 'ui-app-claim',
        content:
          'Three photographs and the field on a map. Where the hail took the signal, too, the claim stays on the phone and goes out by itself, once.',
      },
    ],
  },
  work: {
    heading: 'If it has to be an app',
    items: [
      {
        title: 'Try to talk you out of it',
        content: 'One hour, free, with the four questions above. It saves both of us a good deal.',
      },
      {
        title: 'Go where it will be used',
        content: 'Into the barn, with gloves, at five in the morning if that is when it happens.',
      },
      {
        title: 'Build one thin path',
        content:
          'After four weeks a first version does one job from start to end, on the phones of five people who will say what they think.',
      },
      {
        title: 'Make it work in the dark',
        content:
          'Each thing somebody does is kept on the phone first and sent when it can be. We test with the network pulled, the battery at 3 percent and the clock wrong.',
      },
      {
        title: 'Get it through the stores',
        content:
          'Accounts in your name, privacy labels that are true, screenshots, reviews answered.',
      },
      {
        title: 'Keep it alive',
        content:
          'Two new systems a year, new phones, new rules. We test against the betas in July.',
      },
    ],
  },
  prices: {
    heading: 'One job, one trade, one rescue',
    lead: 'For both systems together, with the server behind them.',
    items: [
      {
        title: 'A small, sharp app',
        content: 'One job, up to six screens, works without signal.',
        price: '$70,000–$110,000',
        duration: '14–20 weeks',
      },
      {
        title: 'An app for a whole trade',
        content: 'Several roles, a web view for the office, connections to what you have.',
        price: '$110,000–$220,000',
        duration: '20–36 weeks',
      },
      {
        title: 'A rescue',
        content: 'Somebody else’s app, read, brought up to date and made fit for the stores again.',
        price: '$12,000–$45,000',
        duration: '3–10 weeks',
      },
    ],
    note: 'Before any of these comes a week of looking and a plan, for $6,500. If we advise against an app, it costs you half.',
  },
  costs: {
    heading: 'What it costs when it’s finished',
    paragraphs: [
      'An app is never finished. The makers of the phones change the rules every year, and an app that nobody looks after stops working in about its third. Put 15 to 20 percent of the price into each following year’s budget. If that hurts, a website is the better plan.',
    ],
    items: [
      { label: 'Apple’s developer program, a year', value: '$99' },
      { label: 'Google Play, once', value: '$25' },
      { label: 'Upkeep for a small app, a month', value: '$1,200' },
      {
        label: 'Share of the stores, if you sell goods or services outside the phone',
        value: '$0',
      },
      { label: 'Share of the stores, if you sell digital things inside it', value: '15–30%' },
    ],
  },
  limits: {
    heading: 'Five things we say no to',
    items: [
      'Games.',
      'Apps that are paid for with other people’s location.',
      'An app because a competitor has one.',
      'One system only, “for now”. The other half of your people have the other phone.',
      'Notifications whose purpose is that somebody opens the app.',
    ],
  },
  questions: {
    heading: 'Once that is settled',
    items: [
      {
        question: 'What do you build with?',
        answer: [
          'React Native for most, because one team can then look after both. Swift and Kotlin where a sensor or a scanner wants them. We choose after the week of looking, and write down why.',
        ],
      },
      {
        question: 'Who owns the accounts in the stores?',
        answer: [
          'You do, from the first day. We are invited as developers and can be uninvited. If an agency holds your account today, we will help you to get it back.',
        ],
      },
      {
        question: 'How long does the review take?',
        answer: [
          'One to three days, as a rule. The first one of a new app takes longer and asks questions. We plan two weeks, and so far have needed at most nine days.',
        ],
      },
      {
        question: 'Can it start as a website and become an app later?',
        answer: [
          'That is often the best way. Server, data and words stay. You learn in a season what people really use, and then you build only that.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Tell us where there’s no signal.',
    content:
      'If there is signal everywhere, tell us that, too. It may save you a good deal of money.',
    action: { title: 'Ask Owen', link: '/page/contact-us' },
  },
};

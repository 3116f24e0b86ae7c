export const refusalsCopy = {
  id: 'refusals',
  img: 'weighed-lights',
  heading: 'From near enough, everything is red, green and blue.',
  lead: 'This is the word we use most, as your screen writes it: each dot is three lights. We draw for the lights and not for the mood board, and this is what we say it to.',
  items: [
    {
      title: 'See more →',
      text: 'A carousel. If five things are important, we help you to find out which one is.',
      grams: '800 g and up',
    },
    {
      title: 'Hi! Got a question?',
      text: 'A chat that pops up. Put your phone number where it can be seen. The one on this page, if you see one, belongs to our landlord.',
      grams: '430 g',
    },
    {
      title: 'Before you go…',
      text: 'They were going. Let them, and be here when they come back.',
      grams: '140 g',
    },
    {
      title: 'We value your privacy',
      text: 'Then nothing has to be asked. We count visits on the server, and know no names.',
      grams: '376 g',
    },
    {
      title: 'Allow notifications',
      text: 'From a florist? On Mother’s Day she calls you herself.',
      grams: '90 g',
    },
    {
      title: 'Sound on',
      text: 'Only if you make cellos, and only after a press.',
      grams: '5,400 g',
    },
  ],
} as const;

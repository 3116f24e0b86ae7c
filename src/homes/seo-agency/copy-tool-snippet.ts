/** Copy of the snippet editor. */
export const toolSnippetCopy = {
  section: {
    id: 'line',
    heading: 'You get 600 pixels.',
    lead: 'That is how wide the title of a search result may be before it is cut off. Not sixty letters: an m costs four times as much as an i. Type yours, and see what strangers get to read.',
    note: 'Measured glyph by glyph from the widths of Arial, 20 px on a desk and 18 px on two lines of a phone; description 14 px, room for 920 px and 680 px. Engines change this about once a year, and rewrite lines that they don’t like.',
    withoutScriptText: 'The editor needs script. This is the example as it stands.',
  },
  editor: {
    legend: 'Your line in the results',
    fields: {
      query: 'Somebody searches for',
      title: 'Title',
      text: 'Description',
      address: 'Address of the page',
    },
    meterText: '{width} of {room} px',
    overText: '{over} px too long',
    desktopLabel: 'On a desk',
    phoneLabel: 'On a phone',
    placeholders: {
      title: 'No title',
      text: 'No description. The engine helps itself to any sentence of your page.',
    },
    faultsHeading: 'Rosa says',
    announcementText: 'Title {title} of {room} pixels, description {text} of {textRoom}. {faults}',
    examplesLabel: 'Begin with',
    send: { title: 'Send this line to Rosa', link: '#ask' },
    messagePrefix: 'My line, from your editor:',
    emptyDraftLabel: 'An empty line',
    competitors: [
      {
        address: 'bread-directory.example',
        title: '10 BEST Bakeries Near You (Updated)',
        text: 'Compare bakeries in your area. Sponsored placements may apply.',
      },
      {
        address: 'grocery-chain.example',
        title: 'Bakery Department | Store 4471',
        text: 'Save on bread this week with your card.',
      },
    ],
    examples: [
      {
        name: 'As we found it',
        draft: {
          query: 'fresh bread yuma',
          address: 'ochoasbakery.example/home',
          title:
            'Home | Ochoa’s Bakery LLC - BEST Bakery, Bread, Cakes, Bakery Goods & More in Yuma AZ',
          text: 'Welcome to our website! Ochoa’s Bakery LLC is a family owned and operated bakery that has been proudly serving customers with the highest quality baked goods and outstanding customer service since 1988 for all occasions.',
        },
      },
      {
        name: 'As we left it',
        draft: {
          query: 'fresh bread yuma',
          address: 'ochoasbakery.example',
          title: 'Fresh bread from 4 am, downtown Yuma | Ochoa’s Bakery',
          text: 'Rye, bolillos and conchas since 1988. Tuesday to Sunday until 2 pm. Call by eight, we hold your loaf.',
        },
      },
    ],
    faults: {
      titleEmpty: 'There is no title. The engine will make one up, and it is in a hurry.',
      titleCut: 'The title is {over} px too long. Nobody reads “{lost}”.',
      titleShort: 'Only {width} px of title. There is room to say where you are, or when you open.',
      textEmpty: 'No description. That is like a shop window with the blind down.',
      textCut: 'The description loses its last {words} words on a desk, {over} px of it.',
      textPhone:
        'On a phone the last {words} words of the description are left off. Keep what matters before them.',
      textShort: 'A description of {width} px is half a line. Hours? A price? A phone number?',
      queryMissing:
        '“{word}” was searched for and isn’t in the line. People look for their own word.',
      queryLate: '“{word}” is in the title, but after the cut. Move it forward.',
      shouting: 'Capitals are wide and sound like shouting. They cost you about a third more room.',
      repeated:
        'The title says “{word}” three times. Once was enough; the engine can count as well.',
      homeFirst: 'It begins with “Home”. Everybody knows that they would be on your site.',
      good: 'Good. Leave it alone for three months.',
    },
  },
} as const;

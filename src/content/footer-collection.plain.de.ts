/** Copy of the footers in the collection, except the company's data. */
export const footerCopy = {
  subscribe: {
    heading: 'Neues von uns, per E-Mail',
    lead: 'Woran wir arbeiten und was wir gelernt haben. Mit der letzten Zeile jeder E-Mail melden Sie sich wieder ab.',
    submit: 'Jetzt anmelden',
  },
  map: {
    heading: 'Hier finden Sie uns',
    directions: { title: 'So finden Sie zu uns', link: '/page/contact-us' },
  },
  posts: { heading: 'Neueste Beiträge' },
  hours: { heading: 'Wann wir da sind' },
  pictures: {
    heading: 'Unsere neuesten Bilder',
    label: 'Neueste Bilder',
    link: 'Alle Bilder auf Instagram',
  },
  bigType: { heading: 'Schreiben Sie uns an diese Adresse:' },
  people: { heading: 'Rufen Sie uns an', lead: 'Wir freuen uns, von Ihnen zu hören.' },
  directory: {
    heading: 'Alles auf dieser Website',
    action: { title: 'Der ganze Showcase', link: '/showcase' },
  },
  statement: {
    heading: 'Das war die Seite. Jetzt erzählen Sie uns von Ihrer.',
    action: { title: 'Erzählen Sie von Ihrem Projekt', link: '/page/contact-us' },
  },
  /** `letter` footer: the text between the facts. */
  letter: {
    greeting: 'Guten Tag,',
    beforeName: 'Sie sind am Ende dieser Seite angekommen.',
    beforeAddress: 'finden Sie hier:',
    beforePhone: 'Rufen Sie uns an unter',
    beforeHours: 'zu diesen Zeiten:',
    beforeEmail: 'schreiben Sie an',
    afterHours: 'oder',
    beforeFirstLink: 'Zum Weiterlesen:',
    beforeSecondLink: '– und wenn Sie uns etwas sagen möchten:',
    beforeProfiles: 'Vielleicht kennen Sie uns von',
    closing: 'Herzliche Grüße',
  },
} as const;

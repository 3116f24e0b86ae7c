/** Copy of the sample: the same for every theme, so that only the theme differs. */
export const sampleCopy = {
  heading: 'Same words, other clothes',
  lead: 'Every look of this site on one sample: headings, text, buttons, a form, a card and all nine grounds. A look is one record; nothing here is set by hand.',
  indexLabel: 'Looks',
  claim: 'Open until the bread is gone',
  claimLead:
    'We bake at four, open at seven, and lock the door when the last loaf has left, which on Saturdays is before noon.',
  actions: ['Keep a loaf', 'See the week', 'Call the shop', 'Not today'],
  card: {
    heading: 'Country rye',
    text: 'Two days in the making: a stiff sourdough, dark flour from the valley, and a crust that you can hear.',
    figure: '$7.50',
    note: '900 grams, sliced on request',
    action: 'Keep two',
  },
  form: {
    heading: 'Have one put aside',
    name: 'Name',
    nameValue: 'Ada Lovett',
    time: 'When you come',
    timeHint: 'Between 7 am and noon.',
    terms: 'Call me if it is not to be had',
    submit: 'Put it aside',
  },
  ground: { text: 'Text, quieter text, and', link: 'a link', button: 'A button' },
} as const;

/** Copy of the children’s section. */
export const servicesCopy = {
  id: 'children',
  heading: 'Twenty of them are only lent.',
  text: 'At about what age each one goes back.',
  label: 'The milk teeth, and how old one is when they fall out',
  upper: 'Upper',
  lower: 'Lower',
  left: 'left',
  right: 'right',
  teeth: [
    { name: 'front tooth', upper: '7', lower: '6' },
    { name: 'side tooth', upper: '8', lower: '7' },
    { name: 'eyetooth', upper: '11', lower: '10' },
    { name: 'first molar', upper: '10', lower: '10' },
    { name: 'second molar', upper: '11', lower: '11' },
  ],
  notes: [
    {
      title: 'The first time, nothing is done',
      text: 'Twenty minutes, $60. They ride the chair twice, count our teeth, and go.',
    },
    {
      title: 'Parents may stay',
      text: 'On the stool, silent. It is harder for you than for them.',
    },
    {
      title: 'There is a drawer',
      text: 'No toys in it. Clay trout, made by Ingrid; one a visit, brave or not.',
    },
  ],
} as const;

/** Copy of the refusals: treatments that are not done. */
export const refusalsCopy = {
  id: 'not',
  media: 'surgery-tray',
  heading: 'Not on our tray',
  refusals: [
    { title: 'Whitening', text: 'Teeth are the color of teeth.' },
    { title: 'A television', text: 'There is a ceiling.' },
    {
      title: 'The floss speech',
      text: 'We ask once a year. You may say whatever you like.',
    },
    { title: '“This won’t hurt a bit”', text: 'We say how many seconds, and count.' },
    { title: 'Friday afternoons', text: 'By then our own hands are tired.' },
  ],
} as const;

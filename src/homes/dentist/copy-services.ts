/** Copy of the children’s section. */
export const servicesCopy = {
  id: 'children',
  heading: 'Twenty milk teeth, one by one',
  text: 'At about what age each one falls out.',
  label: 'The milk teeth, and how old one is when they fall out',
  jawNames: { upper: 'Upper', lower: 'Lower' },
  sideNames: { left: 'left', right: 'right' },
  teeth: [
    { name: 'front tooth', upper: '7', lower: '6' },
    { name: 'side tooth', upper: '8', lower: '7' },
    { name: 'eyetooth', upper: '11', lower: '10' },
    { name: 'first molar', upper: '10', lower: '10' },
    { name: 'second molar', upper: '11', lower: '11' },
  ],
  notes: [
    {
      title: 'A first visit for looking around',
      text: 'Twenty minutes, $60. Your child rides the chair and counts our teeth. We only look if we are let.',
    },
    {
      title: 'Parents may stay',
      text: 'There is a stool beside the chair, near enough to hold a hand.',
    },
    {
      title: 'Something to take home',
      text: 'After every visit your child chooses a clay trout from the drawer. Ingrid makes them.',
    },
  ],
} as const;

/** The paint card. The colors themselves are drawn in art/drawn/raised/card.ts, in this order. */
export const materialsCopy = {
  id: 'paint',
  heading: 'Six colors, all of them tried in a bathtub',
  img: 'raised-card',
  lead: 'The upper end as it dries on the wall, the lower after a night under water. A color we cannot stand in both states does not get a name.',
  colors: [
    { title: 'Oat', text: 'limewash', verdict: 'Goes to biscuit, comes back by Thursday.' },
    { title: 'Oyster', text: 'limewash', verdict: 'The only gray that is kinder wet.' },
    {
      title: 'Porch brick',
      text: 'burnt lime',
      verdict: 'Drowns well. Leaves a blush on whoever carries the boards.',
    },
    { title: 'Bottle', text: 'casein', verdict: 'Turns black, and stays so for a week.' },
    {
      title: 'Verna’s yellow',
      text: 'linseed oil',
      verdict: 'Does not notice water at all. Takes nine days to dry in the first place.',
    },
    {
      title: 'Hull',
      text: 'linseed oil and soot',
      verdict: 'For under the line. Has been there before.',
    },
  ],
  foot: 'A quart is $46. Painted by us, $7.20 a square foot with the lime, $3.90 without.',
} as const;

/** Things that broke within the year, in chronological order. */
export const mistakesCopy = {
  id: 'broke',
  img: 'wicket-sherds',
  heading: 'Nine did not make it.',
  text: 'We took twenty-four things in on New Year’s Day. These are the rest. Hattie sweeps, Vance writes down what it was, Grog leaves the room.',
  pieces: [
    {
      month: 'January',
      title: 'Milk jug',
      text: 'Froze on the sill with the milk in it. Our fault; still, a jug has to reckon with us.',
    },
    { month: 'February', title: 'Floor vase, thirty inches', text: 'Tail.' },
    {
      month: 'March',
      title: 'Shade of waxed paper',
      text: 'Brown over the bulb in nineteen days. The smell was of church.',
    },
    {
      month: 'April',
      title: 'Six tumblers',
      text: 'Five in the sink. The sixth went to a man who lives alone.',
    },
    { month: 'May', title: 'Rush-seated bench', text: 'Eaten, from the left.' },
    {
      month: 'June',
      title: 'Butter dish',
      text: 'Dish and lid had shrunk by different amounts and never agreed again.',
    },
    { month: 'August', title: 'Goose-down bolster', text: 'Taken for a goose.' },
    {
      month: 'October',
      title: 'Marble side table',
      text: 'Did not break. The marble turned out to be cement.',
    },
    {
      month: 'December',
      title: 'Tall candlestick',
      text: 'Tail, then rug, then Vance with a stockpot of snow.',
    },
  ],
  footnote: 'Each maker got a letter with what was left, and four of the nine are trying again.',
} as const;

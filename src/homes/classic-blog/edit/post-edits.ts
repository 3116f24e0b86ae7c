/** Edit of one passage of a post. */
export interface Edit {
  /** Fragment of the URL of its note. */
  id: string;
  /** Passage of the manuscript; the same as `printed` where nothing was changed. */
  first: string;
  /** The same passage as printed, exactly, within one paragraph. */
  printed: string;
  /** The editor's note in the margin; omitted where the mark suffices. */
  note?: string;
  /** The writer's answer. */
  reply?: string;
}

/** All edits of one post. */
export interface PostEdits {
  /** The `id` of the post. */
  post: number;
  /** Headline of the manuscript, and the editor's note on it. */
  title?: { first: string; note: string };
  edits: readonly Edit[];
}

const shopSystem: PostEdits = {
  post: 10,
  title: {
    first: 'A comprehensive guide to choosing the right shop system without using a spreadsheet',
    note: 'Nobody wants a guide. They want to know how.',
  },
  edits: [
    {
      id: 'begin',
      first:
        'When it comes to comparisons of shop systems, of which there is certainly no shortage these days, most have upwards of sixty rows, and by the fortieth everyone has a tick.',
      printed:
        'Comparisons of shop systems have sixty rows, and by the fortieth everyone has a tick.',
      note: 'Nothing comes to it. Begin with the thing.',
    },
    {
      id: 'useless',
      first: 'That is true, but it must be said that it is also not especially useful.',
      printed: 'That is true and useless.',
      note: 'You have a word for this.',
      reply: 'My mother reads these.',
    },
    {
      id: 'twenty',
      first: 'In twenty years I have not seen a firm unhappy about a missing feature.',
      printed: 'In twenty years I have not seen a firm unhappy about a missing feature.',
      note: 'Yours, or the firm’s? Count.',
      reply: 'Mine. I counted. Stet.',
    },
    {
      id: 'these',
      first:
        'I have, on the other hand, seen a great many who were unhappy about one of the following five aspects, which we shall now look at in some detail.',
      printed: 'I have seen many who were unhappy about one of these.',
    },
    {
      id: 'restaurant',
      first:
        'If certain customers receive a discount, if volume pricing applies, or if some goods are sold by length, go through three real invoices with the system in front of you.',
      printed:
        'If the restaurant pays less than the cook at home, if the tenth box is cheaper, if the rope is cut to length, go through three real invoices with the system in front of you.',
      note: 'Who pays less? For what? Show me one of each.',
      reply: 'A restaurant. The tenth box. Rope.',
    },
    {
      id: 'plug-in',
      first:
        'Do not under any circumstances let yourself be put off with the assurance that “there’s a plug-in for that”.',
      printed: 'Do not accept “there’s a plug-in for that”.',
    },
    {
      id: 'rope',
      first: 'Ask for a demonstration based on your own products.',
      printed: 'Ask to see it, with your rope.',
      note: 'You own a rope now. Use it.',
    },
    {
      id: 'place',
      first: 'Inventory should have a single source of truth.',
      printed: 'There must be one place that knows how many you have.',
      note: 'I can walk to a place.',
    },
    {
      id: 'lamp',
      first: 'an oversell will eventually occur.',
      printed: 'you will sell the last lamp twice, on a Saturday.',
      note: 'Of what? When?',
      reply: 'A brass lamp. It was a Saturday, and it was me.',
    },
    {
      id: 'time',
      first: 'It is also recommended that you measure how long this process takes.',
      printed: 'Time it.',
    },
    {
      id: 'minutes',
      first: 'Twelve minutes times four hundred articles is two working weeks a year.',
      printed: 'Twelve minutes times four hundred articles is two working weeks a year.',
      note: '4,800 min. = 80 hours. Holds.',
    },
    {
      id: 'vary',
      first: 'In our experience this can vary considerably.',
      printed: 'I have seen three minutes and I have seen forty.',
      note: 'From what to what?',
    },
    {
      id: 'rents',
      first:
        'At the outset, the monthly fees that are charged by the various providers tend to look broadly similar.',
      printed: 'Rents look alike at the start.',
    },
    {
      id: 'nine-hundred',
      first:
        'He was already at nine hundred at that point in time, which represented a significant consideration.',
      printed: 'He was at nine hundred.',
      note: 'Stop at the number. Now I am worried for him.',
    },
    {
      id: 'open',
      first: 'Once you have received it, be sure to take a close look at what it contains.',
      printed: 'Open it.',
      note: 'You never do, do you?',
      reply: 'I do now.',
    },
    {
      id: 'door',
      first: 'you may be facing what is known as vendor lock-in.',
      printed: 'the door opens inward only.',
      note: 'Known to whom? Which door?',
      reply: 'The one at my aunt’s. It opens inward.',
    },
    {
      id: 'pack',
      first: 'Pack the orders.',
      printed: 'Pack the orders.',
      note: 'Good. Three words.',
    },
    {
      id: 'refund',
      first: 'For the sake of completeness, it makes sense to simulate a return as well.',
      printed: 'Refund one.',
    },
    {
      id: 'ours',
      first: 'and in conclusion it is worth more than any comparison table could ever be.',
      printed: 'and it is worth more than any table, including ours.',
      note: 'There is one on your own site.',
      reply: 'Ouch. Yes.',
    },
  ],
};

/** Edits of the older posts: one each, shown beside the index. */
const chatButton: PostEdits = {
  post: 41,
  edits: [
    {
      id: 'spring',
      first: 'The employee depicted, it transpired, was no longer with the organization.',
      printed: 'The young man, I learned, had left in the spring.',
      note: 'When did he go?',
    },
  ],
};
const cardFees: PostEdits = {
  post: 31,
  edits: [
    {
      id: 'auditor',
      first: 'She indicated that suitable resources were available within the family.',
      printed: 'She gave me a look and said that her sister was an auditor.',
      note: 'Who?',
    },
  ],
};
const signedMail: PostEdits = {
  post: 21,
  edits: [
    {
      id: 'rolls',
      first: 'Payment was rendered in kind.',
      printed: 'Cinnamon rolls.',
      note: 'In what?',
    },
  ],
};

/** Edits of all posts. */
export const postEdits: readonly PostEdits[] = [shopSystem, chatButton, cardFees, signedMail];

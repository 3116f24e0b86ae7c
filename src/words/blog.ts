/** Words around the article on the pages of posts; `{name}` is the author’s first name. */
export const postWords = {
  authorPrefix: 'By',
  minutes: { one: 'minute', many: 'minutes' },
  contents: 'In this post',
  tags: 'Filed under',
  feeds: 'Read elsewhere',
  earlier: 'Earlier',
  later: 'Later',
  nearby: 'Other posts',
  related: 'On the same shelf',
  likes: {
    like: 'I liked this',
    liked: 'You liked this',
    one: 'reader liked this',
    many: 'readers liked this',
    persisted: 'Kept on this device, and nowhere else.',
    notPersisted: 'This browser keeps nothing, so it is forgotten when you leave.',
  },
  author: {
    heading: 'Who wrote this',
    posts: 'All that {name} wrote',
    profileLabel: 'The whole team',
  },
  comments: {
    heading: 'Letters from readers',
    one: 'letter from a reader',
    many: 'letters from readers',
    /** `time` is the promised response time. */
    note: (firm: string, time: string) =>
      `We print none of them. What you write goes to ${firm} by the same road as any other message, {name} gets it, and you have an answer within ${time}. It never appears on this page.`,
    openLabel: 'Write to {name}',
    label: 'Your comment',
    submit: 'Send the comment',
    print: {
      label: 'May we quote you elsewhere?',
      options: ['No, it is between us', 'Yes, with my name', 'Yes, but without my name'],
    },
  },
  formats: { label: 'The same post in nine dresses', ownNote: 'its own' },
} as const;

/** Names of the post formats in links. */
export const formatNameWords = {
  standard: 'Standard',
  gallery: 'Gallery',
  slider: 'Slider',
  'html5-video': 'HTML5 video',
  'youtube-video': 'YouTube',
  'vimeo-video': 'Vimeo',
  audio: 'Audio',
  blockquote: 'Blockquote',
  'full-width': 'Full width',
  /** A layout that only this post has. */
  own: 'Layout',
} as const;

/** Words of single formats. */
export const formatWords = {
  gallery: {
    label: 'Pictures of this post',
    hint: '{count} pictures. Press one and it opens large, with its line.',
  },
  slider: {
    label: 'Pictures of this post, one after another',
    stop: 'Stop turning',
    start: 'Turn by itself',
    previous: 'Picture before',
    next: 'Picture after',
  },
  film: { moments: 'What is to be seen', silent: 'It has no sound.', second: '{count} s' },
  youtube: {
    label: 'Play the film here',
    note: 'Pressing asks YouTube, from the address that sets no cookie before it plays. Until then it hears nothing of you.',
    stop: 'Put the poster back',
    noteHeading: 'Why it stands here',
  },
  vimeo: {
    label: 'Play it on this page',
    note: 'Vimeo is asked when you press, with the request not to follow you. Before that, nothing is sent there.',
    stop: 'Close the film',
  },
  audio: {
    play: 'Play',
    pause: 'Pause',
    positionLabel: 'Place in the sound',
    cues: 'What is to be heard',
    ofText: 'of',
  },
  wide: { margin: 'In the margin' },
} as const;

/** Words of the layouts that are made for one post each. */
export const layoutWords = {
  essay: 'Essay',
  interview: 'Interview',
  note: { label: 'Note', next: 'Read in two minutes or less' },
  story: {
    label: 'Nine pictures',
    positionText: '{number} of {count}',
    openLabel: 'Open picture {number} large',
  },
  guide: {
    label: 'Guide',
    facts: { time: 'Takes', cost: 'Costs', people: 'Needs', result: 'Leaves you with' },
    hours: { one: 'hour', many: 'hours' },
    minutes: 'minutes',
    done: 'Done',
    step: 'Step {number}',
    progress: 'Steps',
    copy: {
      label: 'Copy this list',
      done: 'Copied',
      failed: 'Could not copy; select the text instead',
    },
  },
} as const;

/** Title and description of the blog’s feed; `{name}` is the company’s. */
export const feedWords = {
  title: 'The journal of {name}',
  description: 'Advice for people who buy software or build it, from a workshop that does both.',
  /** Link to the feed of the news. */
  news: 'News by RSS',
} as const;

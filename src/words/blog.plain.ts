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
  related: 'Related posts',
  likes: {
    like: 'I liked this',
    liked: 'You liked this',
    one: 'reader liked this',
    many: 'readers liked this',
    persisted: 'Saved on this device only.',
    notPersisted: 'This browser does not save it after you leave.',
  },
  author: {
    heading: 'Who wrote this',
    posts: 'All posts by {name}',
    profileLabel: 'The whole team',
  },
  comments: {
    heading: 'Comments',
    one: 'comment',
    many: 'comments',
    /** `time` is the promised response time. */
    note: (firm: string, time: string) =>
      `Comments are sent to ${firm} as messages and are not published. {name} reads them, and you have an answer within ${time}.`,
    openLabel: 'Write to {name}',
    label: 'Your comment',
    submit: 'Send the comment',
    print: {
      label: 'May we quote you elsewhere?',
      options: ['No, it is between us', 'Yes, with my name', 'Yes, but without my name'],
    },
  },
  formats: { label: 'This post in other formats', ownNote: 'its own' },
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
    hint: '{count} pictures. Select one to see it large, with its caption.',
  },
  slider: {
    label: 'Pictures of this post, one after another',
    stop: 'Stop',
    start: 'Play',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  film: { moments: 'In this film', silent: 'It has no sound.', second: '{count} s' },
  youtube: {
    label: 'Play the film here',
    note: 'The film is loaded from youtube-nocookie.com when you select it, and not before.',
    stop: 'Close the film',
    noteHeading: 'About this film',
  },
  vimeo: {
    label: 'Play it on this page',
    note: 'The film is loaded from Vimeo when you select it, and not before.',
    stop: 'Close the film',
  },
  audio: {
    play: 'Play',
    pause: 'Pause',
    positionLabel: 'Position',
    cues: 'In this recording',
    ofText: 'of',
  },
  wide: { margin: 'Notes' },
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
  title: 'Posts by {name}',
  description: 'What is new with us.',
  /** Link to the feed of the news. */
  news: 'News by RSS',
} as const;

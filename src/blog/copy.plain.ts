import type { PostFormat } from '../content/schema/post.ts';
import { firm } from '../forms/firm.ts';

/** Copy around the article on every post page; `{name}` is the author's first name. */
export const postPageCopy = {
  by: 'By',
  updated: 'Last changed on',
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
  author: { heading: 'Who wrote this', posts: 'All posts by {name}', all: 'The whole team' },
  comments: {
    heading: 'Comments',
    one: 'comment',
    many: 'comments',
    honest: `Comments are sent to ${firm.name} as messages and are not published. {name} reads them, and you have an answer within ${firm.answers.message}.`,
    open: 'Write to {name}',
    label: 'Your comment',
    submit: 'Send the comment',
    print: {
      label: 'May we quote you elsewhere?',
      options: ['No, it is between us', 'Yes, with my name', 'Yes, but without my name'],
    },
  },
  formats: { label: 'This post in other formats', own: 'its own' },
} as const;

/** Names of the post formats in links. */
export const formatNames: Readonly<Record<PostFormat, string>> = {
  standard: 'Standard',
  gallery: 'Gallery',
  slider: 'Slider',
  'html5-video': 'HTML5 video',
  'youtube-video': 'YouTube',
  'vimeo-video': 'Vimeo',
  audio: 'Audio',
  blockquote: 'Blockquote',
  'full-width': 'Full width',
};

/** Name of the link to a post's own layout, beside the links to its formats. */
export const ownLayout = 'Layout';

/** Copy of single formats. */
export const formatCopy = {
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
    beside: 'About this film',
  },
  vimeo: {
    label: 'Play it on this page',
    note: 'The film is loaded from Vimeo when you select it, and not before.',
    stop: 'Close the film',
  },
  audio: {
    play: 'Play',
    pause: 'Pause',
    place: 'Position',
    cues: 'In this recording',
    of: 'of',
  },
  wide: { margin: 'Notes' },
} as const;

/** Titles and descriptions of the feeds, with `{name}` for the company, and their link texts. */
export const feedCopy = {
  title: 'Posts by {name}',
  description: 'What is new at {name}.',
} as const;

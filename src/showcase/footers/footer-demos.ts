import type { FooterName } from '../../catalogue/frame-names.ts';

/** The words of one footer's page. */
interface FooterDemo {
  /** Nine words or fewer: what the footer is. */
  heading: string;
  lead: string;
  tryHeading: string;
  /** What to try, in order, and what happens then. */
  steps: readonly [string, string, string];
}

/** Stands over the row of choices on every page. */
export const footerChoicesLabel = 'The row that makes it';

/** What each footer's page says. */
export const footerDemos: Record<FooterName, FooterDemo> = {
  'one-line': {
    heading: 'Everything, in one line',
    lead: 'Name, address, number, e-mail, two pages, a badge and four profiles, on 76 pixels of paper.',
    tryHeading: 'Fold the line',
    steps: [
      'Go to the end of this page in a window of 1,440 pixels or more. The line is one line.',
      'Make the window narrower: it breaks between its parts, never inside of one.',
      'Zoom to 200 percent. Nothing is cut off and nothing has to be scrolled sideways.',
    ],
  },
  'address-book': {
    heading: 'A page from the address book',
    lead: 'What it is on the left, what it says on the right, and a hairline under each.',
    tryHeading: 'Look something up',
    steps: [
      'Find the phone number. The left column is read like an index: one glance, one line.',
      'Copy the address. It stands on one line, in the order in which an envelope wants it.',
      'On a phone, the label moves above its value, and the lines stay.',
    ],
  },
  newsletter: {
    heading: 'It ends with an invitation',
    lead: 'Whoever has read this far may want to hear from you again. So the form comes first, and the facts after it.',
    tryHeading: 'Put yourself on the list',
    steps: [
      'Leave the field empty and press the button. The message says what is missing, right under the field.',
      'Write an address without an @. It is checked when you leave the field, not while you type.',
      'Send a real one. It goes to this site’s own server, with script or without.',
    ],
  },
  map: {
    heading: 'The last thing they see is the way',
    lead: 'A map from edge to edge, drawn for this one address, with number and hours on a label.',
    tryHeading: 'Find the mill',
    steps: [
      'Go to the end. The map is a drawing of ours: no third party hears that you have looked at it.',
      'Look at it on a phone. There is an upright drawing for upright screens, not a cut from the wide one.',
      'The label lies over the map’s lower left corner; on a phone it stands half on it.',
    ],
  },
  'latest-posts': {
    heading: 'One more thing to read',
    lead: 'Three posts, the newest first, for people who have come to the end and are not done.',
    tryHeading: 'Read on',
    steps: [
      'Point at a title. The line moves in by half a letter, and the arrow leaves.',
      'The list is made while the site is built: publish a post, and this footer knows it.',
      'Below the posts stand two ways on, then the address, the hours, the number.',
    ],
  },
  'office-hours': {
    heading: 'Are you there?',
    lead: 'A week as seven columns of twenty-four hours. The lit part is when somebody picks up.',
    tryHeading: 'Read it like a clock',
    steps: [
      'Go to the end. Top is midnight, the lower edge is midnight again, and the light is the working day.',
      'A screen reader hears days and times, not columns.',
      'Two days have no light. That, too, is worth knowing before one drives to Vermont.',
    ],
  },
  pictures: {
    heading: 'Six squares from the bench',
    lead: 'The latest pictures, from edge to edge of the window, before the page turns green and ends.',
    tryHeading: 'Look closer',
    steps: [
      'Point at a picture: it comes a little nearer, inside its square.',
      'Press Tab. Each picture is a link, and each is read out by what it shows.',
      'There are never more than six. A footer is an end, not a second beginning.',
    ],
  },
  'big-type': {
    heading: 'Say it once, and loudly',
    lead: 'One e-mail address, as wide as the window. The rest of the facts stand under it in ordinary type.',
    tryHeading: 'Make the window wide',
    steps: [
      'Pull the window from 320 to 1,900 pixels. The address keeps its edges, at 26 pixels and at 114.',
      'It is a link. Point at it, and it draws a line under itself as thick as a pencil.',
      'Zoom to 200 percent: where it no longer fits, it breaks at the @.',
    ],
  },
  people: {
    heading: 'Who is going to answer?',
    lead: 'Nine faces, nine names, and what each of them does all day. Then the number.',
    tryHeading: 'Count to nine',
    steps: [
      'Go to the end. The faces are drawn; the row closes at 992 pixels and folds under it.',
      'The number is as large as a heading, because it is one.',
      'Names come from the table of the team. Hire somebody, and the footer says so.',
    ],
  },
  directory: {
    heading: 'A map of the whole house',
    lead: 'Every group of pages, with the first of each. For people who look things up, and for those who are lost.',
    tryHeading: 'Get lost, and find back',
    steps: [
      'Go to the end and press Tab: you walk down the columns, one group after the other.',
      'The list is the catalogue of this site. A page that is added tomorrow stands here tomorrow.',
      'On a phone there are two columns, and no group is torn in half.',
    ],
  },
  letter: {
    heading: 'It says goodbye in sentences',
    lead: 'The same facts as every footer has, written as a letter of three paragraphs.',
    tryHeading: 'Read it to the end',
    steps: [
      'Go to the end. Address, number, e-mail and profiles are all in there, each a link.',
      'Listen to it with a screen reader. It is the only footer that sounds as if somebody had written it.',
      'Change the phone number in one file. The sentence changes with it.',
    ],
  },
  'closing-statement': {
    heading: 'The end gets a screen of its own',
    lead: 'One sentence in large type, one button, and the facts at the very foot.',
    tryHeading: 'Arrive',
    steps: [
      'Go to the end with the End key. The sentence has a screen to itself.',
      'There is a single thing to do there, and it is as large as a hand.',
      'Turn your phone: the sentence grows and shrinks with the window, and still fits.',
    ],
  },
};

import { addressLines } from '../../content/address-lines.ts';
import { wallRules } from './copy-rules.ts';
import { firm } from './firm.ts';
import { notices } from './notices.ts';

export const copy = {
  posterWall: {
    heading: ['We write', 'the rules.', 'You make', 'the posters.'],
    lead: 'House Rules sells one page of rules to a client. The client’s own people make posters by it, for years, without us.',
    firstSheet: 417,
    notices,
    rules: wallRules,
    copy: {
      sheet: 'Sheet',
      rule: 'Rule',
      pauseLabel: 'Freeze the wall',
      resumeLabel: 'Let it run',
      nextLabel: 'One more',
      listLabel: 'The wall: ten posters, the newest in red',
    },
  },
  rules: {
    id: 'rules',
    heading: 'These are all of them.',
    lead: 'The wall above follows seven rules and nobody’s taste. The newest sheet is red; when a newer one goes up, it turns black. Words stand flush left, once large and once small. The crooked one was put up by Otto, who is six, and stays.',
    noScriptText: 'The press needs a script to run. The rules do not.',
  },
  posterPress: {
    firstSheet: 604,
    notice: { word: 'Lost goat', detail: 'Answers to Ursula. 608 555 0119' },
    rules: wallRules,
    copy: {
      legend: 'Choose a rule',
      wordLabel: 'Your word, or a number',
      nextLabel: 'Next sheet',
      downloadLabel: 'Take it away (SVG)',
      fileName: 'house-rules',
      sheet: 'Sheet',
      rule: 'rule',
      moreText: 'The next eight by the same rule. Press one to pull it.',
    },
  },
  about: {
    id: 'front',
    img: 'placards-street',
    heading: 'The village asked us to look Swiss.',
    text: [
      'Second Street has an ordinance: every front must be of Swiss character. In 2011 we applied for a flat white one and enclosed a photograph of Zurich. The design board met fourteen times. In the end it found that the code says Swiss and nowhere says when.',
      'We were let off the balcony and the plastic geraniums, on one condition: that the village might hang its notices in our window. It had no designer and eleven committees. So Verena wrote them a page of seven rules, and went home.',
    ],
    figure: { value: '3,906', label: 'notices since, by 212 people. We have drawn none of them.' },
  },
  process: {
    id: 'struck',
    heading: 'Thirty-one went in. Six came out.',
    lead: 'Every page goes to Dell Pruitt, who reads water meters in the morning and has never designed a thing. What she can follow in two ways is struck. This is Bus 6 of Green County, as it came back.',
    keptLabel: 'Kept:',
    struckLabel: 'Struck:',
  },
  work: {
    id: 'places',
    heading: 'Where they hang',
    mistakeLabel: 'What went wrong',
    fullWidthClient: {
      img: 'placards-hoarding',
      client: 'Kubly & Daughters, builders, Monroe',
      title: 'A hoarding that says what the noise is',
      text: 'The crew pastes a row each Monday before the saw starts: what will be loud, what will be dug, who lost what. Foreman Ray Bussey makes them in the trailer, with a knife.',
      facts: [
        ['Rules', '4'],
        ['Paid once', '$9,600'],
        ['Posters since 2022', '212'],
      ],
      mistake:
        'Rule 2 said “begin at the left.” It did not say from which side of the street. One November of notices faced the trench.',
    },
    portraitClient: {
      img: 'placards-stairs',
      client: 'Union High School, Belleville',
      title: 'One step, one sheet',
      text: 'Whoever has something to say gets the next free step. The students mix the paste themselves, from a rule of its own.',
      facts: [
        ['Rules', '5'],
        ['Paid once', '$9,600'],
        ['Posters since 2019', '641'],
      ],
      mistake:
        'A boy found that rule 4 allows a poster without a word. It does. He hung nine. We changed nothing, and the nurse has asked for a tenth.',
    },
    closeUpClient: {
      img: 'placards-goat-eye',
      client: 'Halloran’s Dairy Goats, Albany',
      title: 'Red, about a finger over',
      text: 'Two screens of dots and one name. The second color is laid on by hand, so that no two sheets match and nobody can say that hers is the wrong one.',
      facts: [
        ['Rules', '3'],
        ['Paid', 'nothing'],
        ['Posters in a week', '60'],
      ],
      mistake:
        '“About a finger” was our wording, and the printer has large fingers. We gave the fee back. Ursula came home on the Thursday, with somebody who had not seen the poster.',
    },
  },
  prices: {
    id: 'eighth',
    img: 'placards-rack',
    heading: 'The eighth rule costs extra.',
    text: 'Up to seven, a page has one price, and most have five. An eighth is nearly always a mistake that the seventh made. We sold two, and bought one back. Nobody has asked for a ninth.',
    sevenPrice: 'together $9,600',
    eighthPrice: '$3,100',
    caption: 'Everything that can be bought here, in 2026',
    columns: ['What', 'Price', 'What it is'],
    rows: [
      [
        'A page of rules',
        '$9,600',
        'One to seven rules, in six weeks. Yours for good; you may photocopy it.',
      ],
      [
        'The eighth rule',
        '$3,100',
        'After an evening with Verena, who will try to talk you out of it.',
      ],
      [
        'An afternoon with Dell',
        'in the page',
        'She makes three posters by your rules while you watch and say nothing.',
      ],
      [
        'The yearly visit',
        '$850',
        'We look at all that you have made. One rule may change; none may be added.',
      ],
      [
        'A sheet on our press',
        '$1.40',
        'A3, one ink. Two inks are $2.10. Bring it flat by Tuesday.',
      ],
      [
        'A poster drawn by us',
        'not sold',
        'We drew one in 2017, for the firemen’s brat fry. It was good, and they made none of their own for three years.',
      ],
    ],
  },
  team: {
    id: 'people',
    heading: 'Who is in the house',
    ruleText:
      'Rule for this row: each as wide as the years they have been here, and made of the own name.',
    yearsUnit: 'years',
    staff: [
      {
        name: 'Verena Streiff',
        word: 'Verena',
        rule: 'turn',
        seed: 31,
        years: 15,
        text: 'writes. Nineteen years of work instructions at a cheese plant: how to wash a vat so that the third shift does it as the first.',
      },
      {
        name: 'Marcus Obi',
        word: 'Marcus',
        rule: 'half',
        seed: 12,
        years: 12,
        text: 'prints, on a two-color offset press from 1974 that he calls the other employee.',
      },
      {
        name: 'Dell Pruitt',
        word: 'Dell',
        rule: 'word',
        seed: 5,
        years: 9,
        text: 'tests, from one o’clock. Cannot draw, and is paid not to learn it.',
      },
      {
        name: 'Inés Abreu',
        word: 'Inés',
        rule: 'quarter',
        seed: 8,
        years: 6,
        text: 'turned the rules into the press on this page.',
      },
    ],
  },
  contact: {
    id: 'ask',
    img: 'placards-folded',
    heading: 'Who will be holding the tape?',
    text: 'Tell us who is going to make the posters, more than what they are for. Verena answers on paper, folded to sixteenths, within nine days. If you want one fine poster, she sends you the names of three people who draw.',
    contactLines: [...addressLines(firm.address), `${firm.hours}.`],
    phone: firm.contacts.phone,
  },
  form: {
    submitLabel: 'Put it in the letter box',
    commentLabel: 'What has to be said, and to whom',
    details: [
      {
        kind: 'choice',
        name: 'Hands',
        label: 'Whose hands',
        required: true,
        options: ['Volunteers', 'Students', 'A crew', 'The front desk', 'One person, tired'],
      },
      {
        kind: 'number',
        name: 'Posters a year',
        label: 'Posters a year, roughly',
        hint: 'Under ten, you need no rules.',
        min: 1,
        max: 5000,
      },
    ],
  },
} as const;

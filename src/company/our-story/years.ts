import { siteConfig } from '../../../site.config.ts';
import { formatPath } from '../../content/post-path.ts';
import type { HouseYear } from './house-year.ts';

/** All years, in order. */
export const houseYears: readonly HouseYear[] = [
  {
    year: siteConfig.company.founded,
    title: 'One room, and the bread',
    img: 'story-2006',
    note: 'one of us',
    paragraphs: [
      'Ruth takes the only room whose windows shut: fourteen feet by eighteen, at the head of the stairs, for $180 a month. Millstones and buckwheat stay where they are, since nobody can lift them.',
      'Her first bill comes to $1,200. It is paid with $700 and two hundred loaves at $2.50, four a week for most of a year.',
    ],
    mistake:
      'The bakery’s domain was left off that bill. It has been left off ever since, and by now it is a custom.',
    ledger: { people: '1', clients: '1', bank: '$3,100', date: 'December 31' },
  },
  {
    year: 2009,
    title: 'The winter that nearly ended it',
    img: 'story-2009',
    note: 'two',
    paragraphs: [
      'In May we hire a third person. In the fall a backup turns out to be empty, and we pay the client for the day that is gone: $4,310, out of the $4,524 that we have.',
      'The third bench is cleared the week before Thanksgiving. In December the baker climbs the stairs with $900 in an envelope, five months of our rent, and wants no paper for it. By June 2011 she has it back, in eighteen parts of $50.',
    ],
    mistake:
      'A salary promised on the strength of one good spring. Since then nobody is hired before their first year of pay is in the bank.',
    ledger: { people: '2', clients: '6', bank: '$214', date: 'November 30' },
    action: { title: 'What was in that backup', link: formatPath('standard', 16) },
  },
  {
    year: 2012,
    title: 'Through the plank wall',
    img: 'story-2012',
    note: 'six',
    paragraphs: [
      'Six people do not fit into fourteen feet by eighteen. The room next door is to be had for another $170 a month, with sacks in it that nobody has come for since 1958.',
      'Ruth and Yusuf cut the door themselves on a Saturday, to save $400. Behind the planks stands the one post that is holding something up. By noon the floor above has come down by three quarters of an inch.',
    ],
    mistake:
      'A steel post, and the man who knew where to set it: $2,640. We tell this to clients who have a nephew.',
    ledger: { people: '6', clients: '11', bank: '$31,800', date: 'December 31' },
    action: { title: 'A door that we did build well', link: formatPath('standard', 47) },
  },
  {
    year: 2017,
    title: 'The whole floor, and a silent winter',
    img: 'story-2017',
    note: 'nine',
    paragraphs: [
      'In August the feed store gives up its end, and we sign for everything on our level: $1,260 a month instead of $350, so $910 more to earn before anybody sits there. The last wall of planks comes out. A joiner makes one table of it, far too long for nine.',
      'Eight weeks later Hana turns the picture off. By April there is less in the bank than at any time since the envelope.',
    ],
    mistake:
      'We had signed for twice the floor without asking what a winter without orders costs. The joiner waited until May for the second half of his money.',
    ledger: { people: '9', clients: '18', bank: '$6,200', date: 'April 2018' },
    action: { title: 'That winter, told by Hana', link: formatPath('standard', 17) },
  },
  {
    year: 2020,
    title: 'Nobody in it',
    img: 'story-2020',
    note: 'two, and nine at home',
    paragraphs: [
      'From March 17 the house stands empty. Yusuf comes in, because a closet cannot work from home. On Thursdays Ingrid does as well: somebody has to photograph what nineteen shops want to sell.',
      'She lets a basket down from the river window, hauls it up, takes her pictures on the long table and lowers it again. The heaviest load is cheese.',
    ],
    mistake:
      'In those weeks nobody wrote down an hour. In June two of us could not get out of bed, and it was not the virus. The 36-hour week dates from that July.',
    ledger: { people: '11', clients: '39', bank: '$71,500', date: 'December 31' },
  },
  {
    year: 2026,
    title: 'Up under the roof',
    img: 'story-2026',
    note: 'fourteen',
    paragraphs: [
      'The shortest report that Hana ever wrote says “22 steps.” The elevator that came of it, in 2022, cost $64,000: half from the owner of the mill, $8,000 from the bakery, $24,000 from us.',
      'A year later the pigeons moved out and five of us moved in, one flight up, where everyone above five foot eight has met the beam. The bench in dashes is for somebody whom we have not met.',
    ],
    mistake: 'We saved $3,100 on insulation up there. The first winter cost $3,400 more to heat.',
    ledger: { people: '14', clients: '46', bank: '$611,400', date: 'October 31' },
    action: { title: 'Who sits where today', link: '/page/our-team' },
  },
];

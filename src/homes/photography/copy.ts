import { addressLines } from '../../content/address-lines.ts';
import { details } from './contact-details.ts';
import { essays } from './essays.ts';
import { firm } from './firm.ts';
import { roll } from './roll.ts';
import { shots } from './shots.ts';

/** Copy of `/home-photography`. */
export const copy = {
  hero: {
    frames: roll,
    heading: 'Roll 412, twenty-four frames',
    lead: 'Ines Hoekstra and Theo Brandt, photographers. Muskegon, Michigan, since 2011. Towns, weather, trades. Every frame of every roll.',
    hint: 'Western Avenue, October 21, rain. Red: printed, six. White: yours. Press a frame to mark it.',
    stripLabel: 'Roll 412, frames {from} to {to}',
    markLabel: 'Mark frame {number}',
    printedLabel: 'Printed.',
    edgeText: 'WHOLE ROLL 400',
    links: [
      { title: 'Twenty prints', link: '#work' },
      { title: 'Fees', link: '#fees' },
    ],
  },
  heroTally: {
    noMarksText: 'No frame is marked.',
    oneMarkText: 'One frame is marked.',
    severalMarksText: '{count} frames are marked.',
    action: { title: 'Send the marks', link: '#ask' },
  },
  work: {
    id: 'work',
    heading: 'Twenty frames from four essays',
    text: 'Rain, Western Avenue, October. Fog, Muskegon Lake, November. A joiner’s bench, Montague. Kitchens, six to nine in the morning.',
  },
  workWall: {
    essays: essays.map(({ name, title }) => ({
      name,
      title,
      count: shots.filter(({ essay }) => essay === name).length,
    })),
    copy: {
      label: 'Twenty frames',
      legend: 'Which essay',
      allLabel: 'All of it',
      statusText: '{count} of {all} frames on the wall.',
      markLabel: 'Mark {title}',
      openLabel: 'Enlarge:',
      notes: {
        position: '{number} of {count}',
        roll: 'Roll',
        camera: 'Camera',
        exposure: 'Exposure',
        takenLabel: 'Taken',
        markButtonLabel: 'Mark this frame',
        unmarkButtonLabel: 'Take the mark off',
        keysHint: 'Arrows turn, Home and End jump, + and - enlarge, 0 is whole again, Esc closes.',
      },
    },
  },
  team: {
    id: 'two',
    heading: 'Two photographers, two absences',
    people: [
      {
        name: 'Ines Hoekstra',
        role: 'Towns, weather, night',
        text: 'Photo desk of the Chronicle, 2000 to 2011. Thirty-five millimeter, medium format. On foot, after dark.',
        img: 'photo-coat',
        caption: 'Ines Hoekstra, by Theo Brandt. A farm near Ravenna, Sunday, 7:02 am.',
      },
      {
        name: 'Theo Brandt',
        role: 'Trades, tools, rooms where work is done',
        text: 'Pattern maker, 2001 to 2007. View camera, four by five inches. Tripod, the window alone.',
        img: 'photo-apron',
        caption: 'Theo Brandt, by Ines Hoekstra. Joiner’s shop, Montague, Friday, 5:30 pm.',
      },
    ],
  },
  gallery: {
    img: 'photo-farm',
    title: 'One window',
    lines: ['Farm on Maple Island Road', 'November 9, 6:50 am', '6×17 panoramic, 105 mm'],
  },
  pricesPrints: {
    id: 'prints',
    img: 'photo-pier',
    heading: 'Silver gelatin, four sizes',
    text: 'From the negative. Printed by Ines Hoekstra, signed on the back in pencil. Any frame of the wall: a mark, and a size. Three weeks, flat box, unframed.',
    caption: '“As far as it goes,” 388-5. Muskegon Lake, November 9, 7:25 am.',
    switchCaption: 'Light switch, 2¾ by 4½ inches.',
    columns: { size: 'Inches', edition: 'Edition', price: 'Price' },
    sizes: [
      { title: '6 × 9', width: 9, height: 6, price: '$90', edition: 'open' },
      { title: '8 × 12', width: 12, height: 8, price: '$160', edition: 'open' },
      { title: '12 × 18', width: 18, height: 12, price: '$340', edition: '25, numbered' },
      { title: '20 × 30', width: 30, height: 20, price: '$780', edition: '8, numbered' },
    ],
  },
  pricesFees: {
    id: 'fees',
    heading: 'Days, half days and licenses',
    days: [
      {
        title: 'A day',
        price: '$1,450',
        text: 'Ten hours, one photographer. Film, contact sheets, five scans. Each further scan, $60.',
      },
      {
        title: 'Half a day',
        price: '$850',
        text: 'Five hours, one photographer. Two scans. Muskegon County.',
      },
      {
        title: 'A day, both',
        price: '$2,500',
        text: 'Ten hours, two photographers. Foundries, harvests, launches.',
      },
    ],
    licenses: {
      heading: 'Licenses, existing frames',
      text: 'Per frame, not exclusive, credited. Newspapers of the county: half. Schools: one printed copy.',
      columns: ['Use', 'One issue', 'One year', 'For good'],
      rows: [
        { title: 'Editorial, inside', prices: ['$220', '$480', '$900'] },
        { title: 'Editorial, cover', prices: ['$650', '$1,200', 'ask'] },
        { title: 'A website', prices: ['$180', '$420', '$780'] },
        { title: 'Advertising, one state', prices: ['$900', '$2,100', 'ask'] },
        { title: 'Book, up to 5,000', prices: ['$260', '$260', '$540'] },
      ],
    },
  },
  contact: {
    id: 'ask',
    heading: 'Marked frames, and a letter',
    text: 'Subject, place, date; or the number of a frame. Replies before ten in the morning and after ten at night.',
    address: [...addressLines(firm.address), 'Second floor, darkroom. Ring twice.'],
  },
  contactLetter: {
    frames: [
      ...shots.map(({ id, title, picture }) => ({
        id,
        title,
        thumb: `/media/${picture}-480.avif`,
      })),
      ...roll
        .filter(({ isPrinted }) => !isPrinted)
        .map(({ id, number, img }) => ({
          id,
          title: `Frame ${number} of the sheet`,
          thumb: `/media/${img}-480.avif`,
        })),
    ],
    details,
    copy: {
      heading: 'Marked frames',
      noMarksText: 'None. Frames marked on the sheet or the wall lie here, on this device alone.',
      removeLabel: 'Take off:',
      linePrefix: 'Frames I marked:',
      submitLabel: 'Send',
      commentLabel: 'Message, with the marked frames',
    },
  },
} as const;

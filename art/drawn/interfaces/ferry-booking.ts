import { palette } from '../palette.ts';
import { board, box, disc, gradient, shape, stroke, text } from '../svg.ts';
import { arrow, car, phone, statusBar, tick } from './devices.ts';
import { ferry, ferryName, ferrySign } from './ferry-brand.ts';

const head = (clock: string, step: string, title: string) =>
  `${statusBar(clock)}${ferrySign(20, 50, 0.62, ferry.lake)}${ferryName(52, 69, 14, ferry.lake)}${text(280, 69, 12, 'Call', { anchor: 'end', weight: 600, fill: ferry.flag })}${text(20, 108, 12, step, { weight: 600, fill: ferry.muted })}${text(20, 138, 25, title, { face: 'display', weight: 680, fill: ferry.lake })}`;

const button = (label: string) =>
  `${box(16, 566, 268, 52, 14, ferry.flag)}${text(150, 598, 16.5, label, { anchor: 'middle', weight: 650, fill: '#fff' })}`;

type Boat = readonly [time: string, name: string, places: string, tone: 'go' | 'warn' | 'full'];

const boats: readonly Boat[] = [
  ['8:20', 'Juniper', '12 places', 'go'],
  ['9:00', 'Ada May', '4 places', 'warn'],
  ['9:40', 'Juniper', 'Full', 'full'],
  ['10:20', 'Ada May', '19 places', 'go'],
];

function boatRow([time, name, places, tone]: Boat, i: number): string {
  const y = 256 + i * 74;
  const picked = i === 1;
  const edge = picked ? `stroke="${ferry.lake}" stroke-width="3"` : `stroke="${ferry.line}"`;
  const colours = {
    go: [ferry.goPale, ferry.go],
    warn: [ferry.warnPale, ferry.warn],
    full: ['#eceff0', '#66757d'],
  } as const;
  const [ground, ink] = colours[tone];
  return `${box(17, y, 266, 64, 13, tone === 'full' ? ferry.foam : '#fff', edge)}${text(32, y + 40, 22, time, { weight: 680, face: 'display', fill: tone === 'full' ? '#66757d' : ferry.lake })}${text(108, y + 29, 14, name, { weight: 600 })}${text(108, y + 48, 12.5, tone === 'full' ? 'Ask to wait' : '24 minutes', { fill: ferry.muted })}${box(196, y + 20, 74, 24, 12, ground)}${text(233, y + 36.5, 12, places, { anchor: 'middle', weight: 650, fill: ink })}`;
}

function chooseBoat(): string {
  const days = ['Fri 26', 'Sat 27', 'Sun 28']
    .map((day, i) => {
      const on = i === 1;
      return `${box(17 + i * 91, 206, 84, 36, 10, on ? ferry.lake : ferry.lakePale)}${text(59 + i * 91, 229, 13.5, day, { anchor: 'middle', weight: 600, fill: on ? '#fff' : ferry.lake })}`;
    })
    .join('');
  return `${head('7:12', 'Step 1 of 3', 'Which boat?')}${text(20, 178, 14.5, 'Harrow Point', { weight: 600 })}${arrow(118, 173, 20, ferry.flag)}${text(148, 178, 14.5, 'Alder Landing', { weight: 600 })}${days}${boats.map(boatRow).join('')}${button('Take the 9:00')}`;
}

const vehicles = [
  ['Car or SUV', 'up to 18 ft', '$34', 44],
  ['Pickup or van', 'up to 22 ft', '$41', 54],
  ['With a trailer', 'up to 40 ft', '$68', 44],
  ['Bicycle or on foot', '', '$9', 0],
] as const;

function vehicleRow([name, length, price, size]: (typeof vehicles)[number], i: number): string {
  const y = 166 + i * 74;
  const picked = i === 0;
  const edge = picked ? `stroke="${ferry.lake}" stroke-width="3"` : `stroke="${ferry.line}"`;
  const bicycle = `${disc(38, y + 40, 10, 'none', `stroke="${ferry.lake}" stroke-width="2.4"`)}${disc(64, y + 40, 10, 'none', `stroke="${ferry.lake}" stroke-width="2.4"`)}${stroke(`M38 ${y + 40}l9-16h12l5 16M47 ${y + 24}l6 16h-15`, ferry.lake, 2.4)}`;
  const trailer =
    i === 2
      ? `${box(20 + 54, y + 26, 26, 15, 3, '#9fb4bf')}${disc(87, y + 43, 4.5, palette.ink)}`
      : '';
  const picture = size ? car(26, y + 47, size, picked ? ferry.flag : '#9fb4bf') : bicycle;
  const textX = 110;
  return `${box(17, y, 266, 64, 13, '#fff', edge)}${picture}${trailer}${text(textX, length ? y + 29 : y + 38, 14.5, name, { weight: 600 })}${text(textX, y + 48, 12.5, length, { fill: ferry.muted })}${text(268, y + 38, 16, price, { anchor: 'end', weight: 680, fill: ferry.lake })}`;
}

function chooseVehicle(): string {
  const stepper = `${text(20, 492, 15, 'People, the driver too', { weight: 600 })}${text(20, 511, 12.5, '$6 each, under 6 free', { fill: ferry.muted })}${box(186, 474, 97, 42, 12, ferry.lakePale)}${stroke('M200 495h12', ferry.lake, 2.6)}${text(234.5, 502, 19, '2', { anchor: 'middle', weight: 680, fill: ferry.lake })}${stroke('M257 495h12m-6-6v12', ferry.lake, 2.6)}`;
  return `${head('7:12', 'Step 2 of 3 · Sat 27, 9:00', 'What comes along?')}${vehicles.map(vehicleRow).join('')}${stepper}${text(20, 548, 13, 'Together', { fill: ferry.muted })}${text(280, 548, 16, '$46.00', { anchor: 'end', weight: 680 })}${button('Continue')}`;
}

const field = (y: number, label: string, value: string, focused = false) =>
  `${text(20, y, 13, label, { weight: 600 })}${box(17, y + 9, 266, 48, 11, '#fff', focused ? `stroke="${ferry.lake}" stroke-width="3"` : `stroke="#8fa3ad" stroke-width="1.5"`)}${text(33, y + 39, 16, value)}${focused ? box(33 + value.length * 8.7, y + 22, 2, 22, 0, ferry.flag) : ''}`;

function nameAndPay(): string {
  const ticket = `${shape('M17 352H283V402A8 8 0 0 0 283 418V474H17V418A8 8 0 0 0 17 402Z', ferry.lakePale)}${text(33, 380, 15, 'Saturday, June 27, 9:00 am', { weight: 650, fill: ferry.lake })}${text(33, 399, 13, 'Ada May to Alder Landing', { fill: ferry.muted })}${stroke('M30 410H270', '#9fb4bf', 1.6, 'stroke-dasharray="2 6"')}${text(33, 440, 13.5, 'Car, 2 people')}${text(267, 440, 15, '$46.00', { anchor: 'end', weight: 650 })}${text(33, 461, 12.5, 'Card ending in 4417', { fill: ferry.muted })}`;
  return `${head('7:13', 'Step 3 of 3', 'Who is driving?')}${field(176, 'Name', 'Ellen Marsh')}${field(256, 'Mobile number', '(802) 555-0126', true)}${ticket}${tick(28, 512, 9, ferry.go)}${text(46, 510, 13, 'Full fare back until 7:00 am,')}${text(46, 528, 13, 'with one tap in your ticket.')}${button('Pay $46.00')}`;
}

const waves = (width: number, tops: readonly number[]) =>
  tops
    .map((y, i) =>
      stroke(
        `M0 ${y}${Array.from({ length: Math.ceil(width / 160) + 1 }, (_, k) => `q80 ${k % 2 ? 26 + i * 4 : -26 - i * 4} 160 0`).join('')}`,
        '#fff',
        3,
        `opacity="${0.28 + i * 0.06}"`,
      ),
    )
    .join('');

const water = gradient('water', '#dcecf0', palette.sky);

/** Three phones: the boat, the vehicle, the name. */
export function ferryBooking(): string {
  const ground = box(0, 0, 1600, 1000, 0, 'url(#water)') + waves(1600, [620, 700, 790, 890]);
  const screens = `${phone(146, 96, 1.27, chooseBoat())}${phone(609, 66, 1.27, chooseVehicle())}${phone(1072, 96, 1.27, nameAndPay())}`;
  return board(1600, 1000, ground + screens, water);
}

/** The second phone as large as a hand holds it, and the edges of the others. 960 by 1760. */
export function ferryBookingNarrow(): string {
  const ground = box(0, 0, 960, 1760, 0, 'url(#water)') + waves(960, [1180, 1300, 1440, 1600]);
  const screens = `${phone(-692, 150, 2.4, chooseBoat())}${phone(932, 150, 2.4, nameAndPay())}${phone(120, 108, 2.4, chooseVehicle())}`;
  return board(960, 1760, ground + screens, water);
}

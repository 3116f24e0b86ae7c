import { timeText } from '../../../elements/clock/time-text.ts';

interface Film {
  title: string;
  text: string;
  minutes: number;
}

interface Night {
  day: string;
  date: string;
  /** Nightfall, in minutes after noon. */
  nightfall: number;
  films: readonly Film[];
}

const film = (title: string, minutes: number, text: string): Film => ({ title, minutes, text });
const minutesAfterNoon = (hour: number, minute: number) => hour * 60 + minute;

/** Five nights in August: each begins at nightfall, a little earlier than the last. */
const nights: readonly Night[] = [
  {
    day: 'Wednesday',
    date: 'August 12',
    nightfall: minutesAfterNoon(8, 52),
    films: [
      film(
        'The Lamplighter’s Day Off',
        74,
        'A town goes without light and, by and by, without secrets.',
      ),
      film('Owls, Mostly', 52, 'There is also a mouse. Sit near the hedge for the other sound.'),
    ],
  },
  {
    day: 'Thursday',
    date: 'August 13',
    nightfall: minutesAfterNoon(8, 50),
    films: [
      film('Waiting for the Second Reel', 11, 'Short, if nothing goes wrong.'),
      film(
        'Last Boat, No Moon',
        96,
        'Two sisters, one oar, and a tin box that neither will open first.',
      ),
      film('The Same Boat, Later', 38, 'They opened it.'),
    ],
  },
  {
    day: 'Friday',
    date: 'August 14',
    nightfall: minutesAfterNoon(8, 48),
    films: [
      film('Kettle', 61, 'Silent until minute sixty.'),
      film('Six Ways out of Toledo', 88, 'The fifth is by rail. The audience votes on the sixth.'),
    ],
  },
  {
    day: 'Saturday',
    date: 'August 15',
    nightfall: minutesAfterNoon(8, 46),
    films: [film('The Whole River', 212, 'From the spring to the sea in one take. Two blankets.')],
  },
  {
    day: 'Sunday',
    date: 'August 16',
    nightfall: minutesAfterNoon(8, 44),
    films: [
      film('Good Night, Projector', 44, 'The man who threads our films, filmed threading them.'),
      film(
        'Whatever You Bring',
        60,
        'Weddings, dogs, a roof being finished. Eight millimeters only.',
      ),
    ],
  },
];

/** Break between two films, in minutes. */
const pause = 12;

/** Formats minutes after noon as a time of day. */
const formatTime = (minutes: number) => timeText(minutesAfterNoon(12, 0) + minutes);

/** Start and length of the program's time axis, in minutes. */
const axis = { start: minutesAfterNoon(8, 30), length: 240 };
const percentOfAxis = (minutes: number) => (minutes / axis.length) * 100;

/** Hour marks of the axis. */
export const hourMarks = [9, 10, 11, 12].map((hour) => ({
  title: hour === 12 ? 'midnight' : `${hour} pm`,
  left: percentOfAxis(minutesAfterNoon(hour, 0) - axis.start),
}));

/** Program with computed times: a film begins after the one before and the break. */
export const program = nights.map(({ day, date, nightfall, films }) => {
  let nextStart = nightfall;
  return {
    day,
    date,
    nightfall: formatTime(nightfall),
    films: films.map(({ title, text, minutes }) => {
      const start = nextStart;
      nextStart += minutes + pause;
      return {
        title,
        text,
        minutes,
        time: formatTime(start),
        left: percentOfAxis(start - axis.start),
        width: percentOfAxis(minutes),
      };
    }),
  };
});

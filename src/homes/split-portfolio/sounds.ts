import { type Grain, type Sound, seededRandom } from './grain.ts';
import { grain, scatterGrains, sound } from './sound-parts.ts';

/** Returns the sound of footsteps in snow (kneaded cornstarch). */
function snow(): Sound {
  const steps = [0.12, 0.82, 1.5, 2.2];
  return sound(
    3.1,
    steps.flatMap((start, step) => [
      grain(start, {
        attack: 0.07,
        decay: 0.3,
        level: 0.2,
        filter: 'bandpass',
        hertz: 380,
        q: 1.1,
      }),
      ...scatterGrains(11 + step, start, 0.26, 38, (random) => ({
        decay: 0.016 + 0.04 * random(),
        level: 0.1 + 0.24 * random() ** 2,
        filter: 'bandpass',
        hertz: 1150 + 2300 * random(),
        q: 2.6,
      })),
      ...scatterGrains(31 + step, start + 0.3, 0.12, 11, (random) => ({
        decay: 0.02 + 0.02 * random(),
        level: 0.06 + 0.1 * random(),
        filter: 'bandpass',
        hertz: 1700 + 1900 * random(),
        q: 3,
      })),
    ]),
  );
}

/** Returns the sound of a horse (plungers on a plank): each hoof has its own pitch. */
function horse(): Sound {
  const pitches = [236, 292, 208, 268];
  const beats = Array.from({ length: 9 }, (_, beat) => 0.1 + beat * 0.285);
  return sound(
    3.2,
    beats.flatMap((start, beat) => {
      const hertz = pitches[beat % 4] ?? 236;
      return [
        grain(start, { decay: 0.16, level: 0.44, filter: 'bandpass', hertz, q: 9 }),
        grain(start, { decay: 0.07, level: 0.2, filter: 'bandpass', hertz: hertz * 2.32, q: 8 }),
        grain(start, {
          attack: 0.005,
          decay: 0.24,
          level: 0.34,
          filter: 'lowpass',
          hertz: 108,
          q: 1,
        }),
        grain(start, {
          attack: 0.001,
          decay: 0.012,
          level: 0.16,
          filter: 'highpass',
          hertz: 2800,
          q: 1,
        }),
      ];
    }),
  );
}

/** Returns the sound of a heartbeat (a wet chamois), sixty per minute. */
function heart(): Sound {
  const beats = [0.15, 1.15, 2.15, 3.15];
  const squeeze = (start: number, level: number, hertz: number): Grain[] => [
    grain(start, { attack: 0.022, decay: 0.2, level, filter: 'lowpass', hertz, q: 1 }),
    grain(start + 0.01, {
      attack: 0.035,
      decay: 0.15,
      level: level * 0.36,
      filter: 'bandpass',
      hertz: hertz * 6,
      finalHertz: hertz * 2.6,
      q: 2,
    }),
  ];
  return sound(
    4.2,
    beats.flatMap((start) => [...squeeze(start, 0.6, 84), ...squeeze(start + 0.31, 0.42, 118)]),
  );
}

/** Returns the sound of a creaking door (a dry drawer). */
function door(): Sound {
  const grains: Grain[] = [];
  const random = seededRandom(71);
  for (let start = 0.1; start < 2.25; ) {
    const share = (start - 0.1) / 2.15;
    const hertz = 470 + 240 * Math.sin(share * 2.6) + 30 * Math.sin(share * 23);
    const level = 0.16 + 0.16 * Math.sin(share * Math.PI) * (0.6 + 0.4 * random());
    grains.push(
      grain(start, { decay: 0.06, level, filter: 'bandpass', hertz, q: 15 }),
      grain(start, {
        decay: 0.04,
        level: level * 0.42,
        filter: 'bandpass',
        hertz: hertz * 2.7,
        q: 18,
      }),
    );
    start += (0.062 - 0.036 * Math.sin(share * Math.PI) ** 0.7) * (0.85 + 0.3 * random());
  }
  return sound(4, [
    ...grains,
    grain(2.5, { attack: 0.005, decay: 0.7, level: 0.6, filter: 'lowpass', hertz: 74, q: 1 }),
    grain(2.5, { decay: 0.4, level: 0.26, filter: 'bandpass', hertz: 186, q: 5 }),
    grain(2.58, {
      attack: 0.001,
      decay: 0.16,
      level: 0.16,
      filter: 'bandpass',
      hertz: 2150,
      q: 22,
    }),
    grain(2.67, { attack: 0.001, decay: 0.1, level: 0.1, filter: 'bandpass', hertz: 2480, q: 24 }),
  ]);
}

/** Returns the sound of rain (frying bacon): hiss, crackles, drops. */
function rain(): Sound {
  const bed = Array.from({ length: 24 }, (_, index) =>
    grain(index * 0.2, {
      attack: 0.2,
      decay: 0.5,
      level: 0.08,
      filter: 'highpass',
      hertz: 2300 + 500 * Math.sin(index),
      q: 0.7,
    }),
  );
  const random = seededRandom(83);
  const crackles = Array.from({ length: 190 }, () =>
    grain(0.1 + 5.1 * random(), {
      attack: 0.001,
      decay: 0.006 + 0.02 * random(),
      level: 0.05 + 0.45 * random() ** 4,
      filter: 'bandpass',
      hertz: 1700 + 4200 * random(),
      q: 2.4,
    }),
  );
  const drops = Array.from({ length: 16 }, () =>
    grain(0.1 + 4.9 * random(), {
      decay: 0.07,
      level: 0.08 + 0.12 * random(),
      filter: 'lowpass',
      hertz: 340,
      q: 1,
    }),
  );
  return sound(5.6, [...bed, ...crackles, ...drops]);
}

/** Returns the sound of a bird taking off (two gloves). */
function bird(): Sound {
  const beats = Array.from({ length: 13 }, (_, beat) => 0.1 + beat * (0.088 + beat * 0.0032));
  return sound(
    2.4,
    beats.flatMap((start, beat) => {
      const level = 0.42 * (1 - beat / 17);
      return [
        grain(start, {
          attack: 0.012,
          decay: 0.09,
          level,
          filter: 'bandpass',
          hertz: 460 - 14 * beat,
          q: 1.4,
        }),
        grain(start + 0.01, {
          decay: 0.03,
          level: level * 0.6,
          filter: 'bandpass',
          hertz: 1750,
          q: 2,
        }),
        grain(start + 0.03, {
          attack: 0.03,
          decay: 0.08,
          level: level * 0.22,
          filter: 'highpass',
          hertz: 3600,
          q: 0.7,
        }),
      ];
    }),
  );
}

/** Returns room tone with a distant transformer. */
function roomTone(): Sound {
  const layers = Array.from({ length: 19 }, (_, index) => [
    grain(index * 0.4, {
      attack: 0.4,
      decay: 0.9,
      level: 0.06,
      filter: 'lowpass',
      hertz: 150,
      q: 0.7,
    }),
    grain(index * 0.4, {
      attack: 0.4,
      decay: 0.9,
      level: 0.014,
      filter: 'bandpass',
      hertz: 120,
      q: 30,
    }),
    grain(index * 0.4, {
      attack: 0.4,
      decay: 0.9,
      level: 0.006,
      filter: 'highpass',
      hertz: 4200,
      q: 0.7,
    }),
  ]);
  return sound(9.5, layers.flat());
}

/** The sounds of the five pairs, of a bird, and of the empty room. */
export const sounds = {
  snow: snow(),
  horse: horse(),
  heart: heart(),
  door: door(),
  rain: rain(),
  bird: bird(),
  room: roomTone(),
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof sounds;

import type { Trade } from './homes.ts';
import type { Spot } from './scene.ts';

/** Next action of the simulated pointer. Durations in seconds; an action without one is immediate. */
export type Act =
  | { readonly do: 'rest'; readonly takes: number }
  | { readonly do: 'scroll'; readonly to: Spot; readonly takes: number }
  | { readonly do: 'point'; readonly at: string; readonly takes: number }
  | { readonly do: 'press'; readonly at: string }
  | { readonly do: 'leave'; readonly takes: number };

/** A film of a page: it ends where it begins. */
export interface Reel {
  readonly trade: Trade;
  /** Content of its first picture, after the name of the firm. */
  readonly shows: string;
  readonly acts: readonly Act[];
}

/** All films, by the trade of their page. */
export const reels: readonly Reel[] = [
  {
    trade: 'gym-fitness',
    shows: 'the first picture of a film, “Off the clock” with a kettlebell for a letter.',
    acts: [
      { do: 'rest', takes: 0.8 },
      { do: 'scroll', to: 'fieldset[data-kind]-104', takes: 2.6 },
      { do: 'point', at: 'fieldset[data-kind="class"] button >> nth=0', takes: 0.7 },
      { do: 'press', at: 'fieldset[data-kind="class"] button >> nth=0' },
      { do: 'rest', takes: 1.1 },
      { do: 'point', at: 'fieldset[data-kind="class"] button >> nth=2', takes: 0.6 },
      { do: 'press', at: 'fieldset[data-kind="class"] button >> nth=2' },
      { do: 'rest', takes: 1.1 },
      { do: 'press', at: 'fieldset[data-kind="class"] button >> nth=2' },
      { do: 'leave', takes: 0.6 },
      { do: 'scroll', to: 'top', takes: 2.5 },
      { do: 'rest', takes: 0.2 },
    ],
  },
  {
    trade: 'events-conference',
    shows: 'the first picture of a film, a stage in beams before two nights of talks.',
    acts: [
      { do: 'rest', takes: 0.8 },
      { do: 'scroll', to: '#program fieldset-100', takes: 2.9 },
      { do: 'point', at: '#program fieldset label >> nth=2', takes: 0.6 },
      { do: 'press', at: '#program fieldset label >> nth=2' },
      { do: 'rest', takes: 1 },
      { do: 'point', at: '#program fieldset label >> nth=0', takes: 0.5 },
      { do: 'press', at: '#program fieldset label >> nth=0' },
      { do: 'rest', takes: 0.4 },
      { do: 'point', at: '[data-talk] h4 label >> nth=1', takes: 0.6 },
      { do: 'press', at: '[data-talk] h4 label >> nth=1' },
      { do: 'rest', takes: 1.1 },
      { do: 'press', at: '[data-talk] h4 label >> nth=1' },
      { do: 'leave', takes: 0.4 },
      { do: 'scroll', to: 'top', takes: 2.7 },
      { do: 'rest', takes: 0.2 },
    ],
  },
];

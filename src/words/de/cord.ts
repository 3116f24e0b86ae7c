import type { cordWords as cord } from '../cord.ts';
import type { Translation } from '../translation.ts';

export const cordWords: Translation<typeof cord> = {
  next: 'Der Leitung nach',
  localTime: 'In {town} ist es {time}.',
};

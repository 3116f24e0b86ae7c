import type { Project } from '../project.ts';

/** A project that the client wanted and the firm did not draw. */
export const beaconNeck: Project = {
  id: 'beacon-neck',
  title: 'Beacon Neck',
  place: 'Newport',
  year: 2018,
  kind: 'Second home',
  status: 'Declined',
  minutesAway: 44,
  note: 'Asked for: nine thousand square feet for two people, five weeks a year. We walked the site twice, gave the fee back and wrote down why. The field is still a field.',
  northDegrees: 0,
  sectionLine: ['h', 15],
  floors: [],
};

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
  note: 'Requested: nine thousand square feet, two people, five weeks a year. Not drawn.',
  northDegrees: 0,
  sectionLine: ['h', 15],
  floors: [],
};

/** Numbers of last summer's rides by delay. */
export const lateness = {
  departures: 4,
  rides: 44,
  groups: [
    { title: 'on time', note: 'or within ten minutes, which we call the same', rides: 19 },
    { title: 'under an hour late', note: 'a freight train was in front', rides: 14 },
    { title: 'one to three hours', note: 'two freight trains were in front', rides: 8 },
    {
      title: 'more than that',
      note: 'the longest: seven hours and forty minutes, at Kamloops, with soup',
      rides: 3,
    },
  ],
} as const;

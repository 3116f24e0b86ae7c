/** Phone calls from searches to the client of the sample report, by month. */
export const callsByMonth = [
  { month: 'November', calls: 38 },
  { month: 'December', calls: 35 },
  { month: 'January', calls: 33 },
  { month: 'February', calls: 36 },
  { month: 'March', calls: 41 },
  { month: 'April', calls: 47 },
  { month: 'May', calls: 52 },
  { month: 'June', calls: 55 },
  { month: 'July', calls: 58 },
  { month: 'August', calls: 63 },
  { month: 'September', calls: 68 },
  { month: 'October', calls: 71 },
] as const;

/** Work in the month of the report, in hours. */
export const work = [
  { text: 'Four titles made shorter', hours: 1.5 },
  { text: 'Sunday hours put right in three places', hours: 0.5 },
  { text: 'A page for wedding cakes, with prices', hours: 1.5 },
  { text: 'One bad review answered, kindly', hours: 0.5 },
] as const;

/** Monthly price of maintenance, in dollars. */
export const monthlyPrice = 390;

export const searchStats = { impressions: 6412, visits: 498, directions: 121 } as const;

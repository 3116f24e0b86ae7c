/** Benefits of every job. */
export const benefits = [
  'A 36-hour week. Fridays end at one but for whoever minds the phone, and we take turns.',
  'Twenty-five days off, the federal holidays, and the week between Christmas and New Year.',
  'Health and dental insurance, 90 percent paid, for you and your family.',
  'A 401(k) with 5 percent from us, whether you put anything in or not.',
  'Ten percent of the yearly profit, shared equally among all fourteen of us.',
  '$2,500 a year for books, courses and conferences, and the days to use them.',
];

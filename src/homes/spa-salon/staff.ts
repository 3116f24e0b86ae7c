/** Staff, each with the pressure of their thumb in pounds. */
export const staff = [
  {
    name: 'Ione',
    surname: 'Bascom',
    pounds: 6,
    text: 'Warms the mud, answers the mail, does heads and feet. If you have never lain on a table, lie on hers.',
  },
  {
    name: 'Hugh',
    surname: 'Tandy',
    pounds: 14,
    text: 'Sheared sheep for eleven years and knows what a body does when it does not want to be held. Talks if you do.',
  },
  {
    name: 'Delia',
    surname: 'Marsh',
    pounds: 22,
    text: 'Was a farrier’s apprentice. Ranchers ask for her by name and then do not speak to her for an hour.',
  },
] as const;

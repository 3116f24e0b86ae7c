/** Benefits of every job. */
export const benefits = [
  'Arbeitszeiten, mit denen Sie planen können: [welche Zeiten].',
  'Bezahlte freie Tage: [wie viele im Jahr].',
  'Versicherung und Altersvorsorge: [was Sie bezahlen].',
];

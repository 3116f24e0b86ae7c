/** Ballpoint drawings on the matchbooks: path data (viewBox 120 by 100) by the icon of a service. */
export const matchbookDrawings: Readonly<Record<string, string>> = {
  'app-window':
    'M12 18q48-4 97-1 M108 14q3 36 1 70 M111 82q-50 4-101 1 M13 86q-3-36 1-71 M10 34q50-3 100 0 M20 25l3 1 M30 25l3 0 M24 46q18-1 34 0 M24 58q14-2 26 0 M24 70q20 2 36-1 M72 48q14-2 26 0 M97 46q2 14 0 28 M99 73q-14 2-28 0 M73 75q-2-14 0-29',
  'shopping-basket':
    'M8 46q52-5 104-2 M16 45q6 24 12 44 M104 44q-6 22-13 46 M26 88q34 3 68 0 M34 46q6-22 16-34 M86 44q-6-20-16-32 M42 54q1 14 4 28 M60 53q1 15 0 29 M78 53q-1 14-4 29 M22 64q38-2 76 0',
  smartphone:
    'M38 8q22-3 45 0 M82 5q3 44 0 90 M85 92q-24 3-48 1 M39 96q-3-46 0-91 M54 15q7-1 14 0 M60 84l2 1 M52 60q8-10 16 0 M46 54q14-18 30 0 M59 68l2 1 M28 76q34-24 66-56',
  gauge:
    'M14 80q-2-52 46-54q50 2 47 54 M8 81q54-4 104 0 M24 70q6 1 10 3 M34 46q5 4 8 7 M60 32q1 6 0 10 M86 46q-5 3-8 6 M60 80q14-16 26-32 M54 79q6-8 12 0q-5 8-12 0',
  accessibility:
    'M60 10q10 0 9 9q-3 9-11 7q-7-4-5-12q3-5 9-4 M60 30q0 18-1 30 M30 38q28 4 60-1 M59 58q-6 16-16 34 M60 58q8 16 17 33 M22 94q40-3 78 0',
  truck:
    'M8 30q30-3 60-1 M67 26q2 24 0 46 M70 70q-30 3-61 0 M10 73q-2-22 0-45 M68 44q14-2 24 0 M91 42q10 12 17 18 M108 58q1 8 0 14 M110 71q-20 2-42 0 M24 70q10-9 17 3q-4 13-14 8q-6-6-1-13 M80 70q10-9 17 3q-4 13-14 8q-6-6-1-13 M20 42q16-2 34 0 M20 52q12-1 22 0',
  wrench:
    'M20 88q24-26 46-50 M32 98q24-24 46-48 M18 87q4 10 15 12 M64 40q-8-22 14-32 M78 50q22 6 30-16 M77 8q1 10 0 18q8 6 16 4q6-2 13-4 M107 26q2 6 0 10',
  'pen-line':
    'M26 74q30-30 60-58 M38 86q30-30 60-57 M86 15q10 2 13 15 M26 73q-5 14-8 24 M38 87q-12 6-21 10 M34 66q6 6 12 12 M52 94q10-8 14 0q6 6 12-2q6-4 12 2q8 4 18-1',
};

/** Returns the error text for an unknown name. */
export const unknownDrawingMessage = (name: string) =>
  `no matchbook has the drawing "${name}". Known: ${Object.keys(matchbookDrawings).join(', ')}; more are added in src/homes/startup/matchbook-drawings.ts.`;

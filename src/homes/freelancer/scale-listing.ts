/** One line of the program: its number and its text. */
export interface ListingLine {
  number: number;
  text: string;
}

/** BASIC program SCALE, executed by `basic-interpreter.ts`. Weights are in pounds. */
export const scaleListing: readonly ListingLine[] = [
  { number: 10, text: 'REM SCALE   DOCK\u00a02   O.HAAS   NOV\u00a01989' },
  { number: 20, text: 'REM ONE CAR AT A TIME. DO\u00a0NOT\u00a0TURN\u00a0OFF.' },
  { number: 30, text: 'INPUT GROSS, TARE, MONTH' },
  { number: 40, text: 'IF GROSS > 286000 THEN 210' },
  { number: 50, text: 'IF TARE = 0 THEN LET TARE = 42600' },
  { number: 60, text: 'LET NET = GROSS - TARE' },
  { number: 70, text: 'IF NET < 0 THEN 230' },
  { number: 80, text: 'LET NET = 20 * INT(NET / 20 + .5)' },
  { number: 90, text: 'LET ICE = 0' },
  { number: 100, text: 'IF MONTH < 4 THEN LET ICE = 1' },
  { number: 110, text: 'IF MONTH = 12 THEN LET ICE = 1' },
  { number: 120, text: 'IF ICE = 0 THEN 140' },
  { number: 130, text: 'LET NET = NET - NET * .012' },
  { number: 140, text: 'LET TONS = NET / 2240' },
  { number: 150, text: 'PRINT "NET LB    "; NET' },
  { number: 160, text: 'PRINT "LONG TONS "; TONS' },
  { number: 170, text: 'END' },
  { number: 200, text: 'REM MERLE SAYS NEVER STOP THE TRAIN' },
  { number: 210, text: 'PRINT "OVERWEIGHT. SET OUT THE CAR."' },
  { number: 220, text: 'END' },
  { number: 230, text: 'PRINT "TARE OVER GROSS. WEIGH AGAIN."' },
  { number: 240, text: 'END' },
];

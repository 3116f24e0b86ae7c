/** The sheets in the drawer of `/home-marketing-agency`. */
export const inks = {
  cream: '#fff3df',
  white: '#fffaf0',
  tomato: '#e2472b',
  brick: '#b52d1a',
  cobalt: '#2450c4',
  navy: '#173a94',
  night: '#10245f',
  sky: '#86a8ee',
  rose: '#f5c2ad',
  yellow: '#ffc63f',
  ink: '#231d1b',
  umber: '#7d452f',
  sand: '#e3a878',
} as const;

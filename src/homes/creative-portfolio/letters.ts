/** Letters of clients; `ink` is the color of their stamp. */
export const letters = [
  {
    ink: 'apology',
    title: 'An apology, sixteen days',
    text: 'My cousin put my father’s truck into the ditch in 1996 and let me take the blame for it. It came on a gas bill. I let him stand on the porch a while and then I made coffee.',
    sender: 'Ida Lucero, Silver City',
  },
  {
    ink: 'ride',
    title: 'A ride, both ways',
    text: 'It was addressed to whoever has the truck. I had the truck. She needed to see the ocean, so that was nine hundred miles, and then she needed to come home.',
    sender: 'T. Ortiz, Mimbres',
  },
  {
    ink: 'minutes',
    title: 'Ten minutes, in the pantry',
    text: 'All three of them knocked, and all three were shown the stamp through the crack of the door.',
    sender: 'A mother in Hurley',
  },
  {
    ink: 'promise',
    title: 'A promise, seven years',
    text: 'He mailed it from the bus station the day he left for the mines in Nevada. It is on the wall by the phone, canceled in red crayon by our daughter.',
    sender: 'Mrs. Baca, Santa Clara',
  },
  {
    ink: 'word',
    title: 'The last word, unused',
    text: 'I am returning it uncanceled. Once I had it in my pocket I found that I did not want it.',
    sender: 'R., Lordsburg',
  },
  {
    ink: 'letter',
    title: 'A long letter, forty-one pages',
    text: 'He asked for four. I had started by then.',
    sender: 'Your aunt Pilar, and you may print that',
  },
] as const;

/** Colors of the paint box from its upper left; `art/washes` draws its picture from them. */
export const pans = [
  { color: '#f3d35a', name: 'Lemon', note: 'Goes into green and is never seen again.' },
  { color: '#eda63b', name: 'Bus', note: 'It says Indian yellow on the wrapper. Two a year.' },
  { color: '#dc6a3e', name: 'Brick', note: 'The chimney, the moon of March 3.' },
  { color: '#df4a5f', name: 'Radish', note: 'For one week in June.' },
  {
    color: '#c9376b',
    name: 'Kettle',
    note: 'Quinacridone rose, $14.20. The first to be empty, every time.',
  },
  { color: '#8b3f7a', name: 'Beet', note: 'A present. Lasts forever.' },
  { color: '#46588f', name: 'Before', note: 'Everything before a quarter past five.' },
  { color: '#4f86b8', name: 'Pot', note: 'Cobalt. The pot on the stove is exactly this.' },
  { color: '#5d9a96', name: 'Door', note: 'Mixed and poured by me, and it cracks.' },
  { color: '#6f8f56', name: 'May', note: 'Shut until the 1st of it.' },
  { color: '#a56a48', name: 'Toast', note: 'Also mud, rail fences, and the dog.' },
  { color: '#555a68', name: 'Road', note: 'Instead of black, which I took out in 2018.' },
] as const;

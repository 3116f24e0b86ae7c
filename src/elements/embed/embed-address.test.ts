import { expect, it } from 'vitest';
import { placeOnMap, vimeoVideo, youtubeVideo } from './embed-address.ts';

it('videos come from the hosts without tracking', () => {
  expect(youtubeVideo('abc').src).toContain('https://www.youtube-nocookie.com/embed/abc?');
  expect(vimeoVideo('1').src).toContain('dnt=1');
});

it('a map comes from the provider that is chosen, with a box around the pin', () => {
  const place = { latitude: 43.9252, longitude: -72.6658 };
  const open = placeOnMap({ provider: 'openstreetmap', ...place });
  expect(open.src).toContain('bbox=-72.6858%2C43.9152%2C-72.6458%2C43.9352');
  expect(open.link).toContain('#map=15/43.9252/-72.6658');
  expect(placeOnMap({ provider: 'google', ...place }).src).toMatch(/^https:\/\/www\.google\.com\//);
});

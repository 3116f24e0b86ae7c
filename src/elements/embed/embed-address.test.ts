import { expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

it('videos come from the hosts without tracking', () => {
  const youtube = embedAddress({ provider: 'youtube', id: 'abc' });
  expect(youtube.src).toContain('https://www.youtube-nocookie.com/embed/abc?');
  expect(embedAddress({ provider: 'vimeo', id: '1' }).src).toContain('dnt=1');
});

it('booking pages come from their host, at the path that it allows in frames', () => {
  const calendly = embedAddress({ provider: 'calendly', id: 'firm/call' }, 'www.firm.example');
  expect(calendly.src).toBe(
    'https://calendly.com/firm/call?embed_type=Inline&embed_domain=www.firm.example',
  );
  const cal = embedAddress({ provider: 'cal', id: 'firm/call' });
  expect(cal).toEqual({
    src: 'https://cal.com/firm/call/embed?embed=',
    link: 'https://cal.com/firm/call',
  });
});

it('a map comes from the provider that is chosen, with a box around the pin', () => {
  const point = { latitude: 43.9252, longitude: -72.6658 };
  const open = embedAddress({ place: { provider: 'openstreetmap', ...point } });
  expect(open.src).toContain('bbox=-72.6858%2C43.9152%2C-72.6458%2C43.9352');
  expect(open.link).toContain('#map=15/43.9252/-72.6658');
  const google = embedAddress({ place: { provider: 'google', ...point } });
  expect(google.src).toMatch(/^https:\/\/www\.google\.com\//);
});

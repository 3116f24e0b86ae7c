import { expect, test } from 'vitest';
import { embedHosts } from '../../server/security/third-parties.ts';
import { embedProviders } from '../../src/content/schema/third-parties.ts';
import { type EmbedContent, embedAddress } from '../../src/elements/embed/embed-address.ts';

const contentOf = (provider: (typeof embedProviders)[number]): EmbedContent => {
  const point = { latitude: 1, longitude: 2 };
  if (provider === 'openstreetmap') return { place: { provider, ...point } };
  if (provider === 'google-maps') return { place: { provider: 'google', ...point } };
  return { provider, id: 'some/thing' };
};

test.each(embedProviders)('the policy allows the frame that %s loads', (provider) => {
  const { src } = embedAddress(contentOf(provider));
  expect(embedHosts[provider]).toContain(new URL(src).origin);
});

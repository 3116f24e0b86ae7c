import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ownPicture, type PictureRecord } from '../../media/picture-record.ts';
import { PictureView } from './picture-view.tsx';

const bench: PictureRecord = {
  name: 'bench',
  width: 1600,
  height: 1000,
  widths: [480, 768, 960, 1600],
  color: '#f6f3ec',
  alt: 'A bench with a half-built window on it',
  focus: [0.25, 0.6],
  scene: 'workshop',
  alpha: false,
  credit: 'ours',
};
const html = (props: Partial<Parameters<typeof PictureView>[0]> = {}) =>
  renderToStaticMarkup(<PictureView picture={bench} sizes="100vw" {...props} />);

describe('PictureView', () => {
  it('offers every width and reserves the space', () => {
    expect(html()).toContain('/media/bench-480.avif 480w');
    expect(html()).toContain('/media/bench-1600.avif 1600w');
    expect(html()).toContain('width="1600" height="1000"');
  });

  it('loads lazily below the fold and eagerly above it', () => {
    expect(html()).toContain('loading="lazy"');
    expect(html({ priority: true })).toContain('fetchPriority="high"');
    expect(html({ priority: true })).toContain('decoding="sync"');
    expect(html({ priority: true })).not.toContain('loading="lazy"');
  });

  it('uses its own alternative text unless it is decorative', () => {
    expect(html()).toContain('alt="A bench with a half-built window on it"');
    expect(html({ alt: '' })).toContain('alt=""');
  });

  it('keeps the focus point when cropped', () => {
    expect(html({ ratio: '1/1' })).toContain('object-position:25% 60%');
  });

  it('shows its color or a placeholder until the picture is loaded, but none behind transparency', () => {
    const placeholder = 'data:image/webp;base64,AAAA';
    expect(html({ placeholder })).toContain(`background:#f6f3ec url(${placeholder})`);
    expect(html()).toContain('background:#f6f3ec"');
    expect(html({ picture: { ...bench, alpha: true } })).not.toContain('background');
  });

  it('uses another picture on a narrow screen', () => {
    const out = html({ narrowPicture: { ...bench, name: 'bench-narrow' } });
    expect(out).toContain('media="(width &lt; 48rem)"');
    expect(out).toContain('/media/bench-narrow-480.avif 480w');
  });

  it('shows a picture from elsewhere as it is', () => {
    const own = ownPicture({ src: '/mine.jpg', width: 800, height: 600, alt: 'My own' });
    const shown = html({ picture: own });
    expect(shown).toContain('src="/mine.jpg" width="800" height="600" alt="My own"');
    expect(shown).not.toContain('srcset');
    expect(shown).not.toContain('url(');
  });
});

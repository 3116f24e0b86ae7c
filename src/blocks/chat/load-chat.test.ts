// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChat } from './load-chat.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});

const script = () => document.head.querySelector('script');
const loaded = () => script()?.dispatchEvent(new Event('load'));

describe('[S3] live chat', () => {
  it('loads nothing without a provider', async () => {
    await loadChat(window, { provider: 'none' });
    expect(document.scripts).toHaveLength(0);
  });

  it('tawk.to', async () => {
    const done = loadChat(window, { provider: 'tawk', propertyId: 'abc123', widgetId: 'default' });
    expect(script()?.src).toBe('https://embed.tawk.to/abc123/default');
    expect(script()?.getAttribute('crossorigin')).toBe('*');
    expect(script()?.getAttribute('charset')).toBe('UTF-8');
    expect(window.Tawk_API).toEqual({});
    expect(window.Tawk_LoadStart).toBeInstanceOf(Date);
    loaded();
    await done;
  });

  it('Crisp', async () => {
    const done = loadChat(window, { provider: 'crisp', websiteId: '7598bf86' });
    expect(script()?.src).toBe('https://client.crisp.chat/l.js');
    expect(script()?.async).toBe(true);
    expect(window.CRISP_WEBSITE_ID).toBe('7598bf86');
    expect(window.$crisp).toEqual([]);
    loaded();
    await done;
  });

  it('Chatwoot, running its SDK after the script has loaded', async () => {
    const run = vi.fn();
    const done = loadChat(window, {
      provider: 'chatwoot',
      baseUrl: 'https://chat.example.com/',
      websiteToken: 'token',
    });
    expect(script()?.src).toBe('https://chat.example.com/packs/js/sdk.js');
    window.chatwootSDK = { run };
    loaded();
    await done;
    expect(run).toHaveBeenCalledWith({
      websiteToken: 'token',
      baseUrl: 'https://chat.example.com',
    });
  });

  it('adds the script once', async () => {
    void loadChat(window, { provider: 'crisp', websiteId: '1' });
    await loadChat(window, { provider: 'crisp', websiteId: '1' });
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('rejects with the host on failure, and allows another attempt', async () => {
    const done = loadChat(window, { provider: 'crisp', websiteId: '1' });
    script()?.dispatchEvent(new Event('error'));
    await expect(done).rejects.toThrow('The chat at client.crisp.chat could not be loaded.');
    expect(document.scripts).toHaveLength(0);
  });
});

/**
 * Mocks of third-party scripts. Each does in a page what the real one does with the page's
 * permission: it makes the requests that its documentation on content security policies lists, of
 * the same types, and then calls what its loader waits for.
 */

/** Requests of a widget's script, by the directive that has to allow them. */
interface Asked {
  script?: string[];
  style?: string[];
  img?: string[];
  connect?: string[];
  font?: string[];
  frame?: string[];
}

/** Runs in the page: makes all requests and marks the document when they have succeeded. */
const ask = `
async (name, asked) => {
  const added = (tag, attributes) => new Promise((done) => {
    const element = Object.assign(document.createElement(tag), attributes);
    element.onload = element.onerror = done;
    document.body.append(element);
  });
  for (const src of asked.script ?? []) await added('script', { src });
  for (const href of asked.style ?? []) await added('link', { rel: 'stylesheet', href });
  for (const src of asked.img ?? []) await added('img', { src, alt: '' });
  for (const src of asked.frame ?? []) await added('iframe', { src, title: name });
  for (const url of asked.font ?? []) await new FontFace(name, 'url(' + url + ')').load().catch(() => {});
  for (const url of asked.connect ?? []) {
    if (url.startsWith('wss')) new WebSocket(url);
    else await fetch(url, { method: 'POST', body: '{}' }).catch(() => {});
  }
  document.documentElement.dataset.widget = name;
}`;

const asking = (name: string, asked: Asked) =>
  `(${ask})(${JSON.stringify(name)}, ${JSON.stringify(asked)});`;

/** Chats: loader, URL of the loader, and the mark on the page afterwards. */
export const chats = {
  tawk: {
    script: 'https://embed.tawk.to/property/widget',
    text: `if (!window.Tawk_LoadStart || !window.Tawk_API) throw new Error('tawk.to finds no API object');
${asking('tawk', {
  script: [
    'https://embed.tawk.to/_s/v4/app/main.js',
    'https://cdn.jsdelivr.net/emojione/emojione.js',
  ],
  style: ['https://embed.tawk.to/_s/v4/assets/css/min.css', 'https://fonts.googleapis.com/css'],
  img: ['https://embed.tawk.to/_s/v4/assets/agent.png', 'https://tawk.link/upload.png'],
  frame: ['https://embed.tawk.to/frame'],
  connect: ['https://va.tawk.to/v1/session/start', 'wss://vsb1.tawk.to/s/'],
  font: ['https://fonts.gstatic.com/s/lato.woff2'],
})}`,
  },
  crisp: {
    script: 'https://client.crisp.chat/l.js',
    text: `if (!window.CRISP_WEBSITE_ID || !window.$crisp) throw new Error('Crisp finds no website');
${asking('crisp', {
  script: ['https://client.crisp.chat/static/javascripts/client.js'],
  style: ['https://client.crisp.chat/static/stylesheets/client.css'],
  img: ['https://image.crisp.chat/avatar/operator/1/60/'],
  frame: ['https://game.crisp.chat/'],
  connect: ['https://client.crisp.chat/settings/website/1/', 'wss://client.relay.crisp.chat/'],
  font: ['https://client.crisp.chat/static/fonts/noto.woff2'],
})}`,
  },
  chatwoot: {
    script: 'https://chat.example.com/packs/js/sdk.js',
    text: `window.chatwootSDK = { run({ websiteToken, baseUrl }) {
  if (!websiteToken) throw new Error('Chatwoot finds no inbox');
  ${asking('chatwoot', {
    frame: ['https://chat.example.com/widget?website_token=token'],
    connect: ['https://chat.example.com/api/v1/widget/config'],
    img: ['https://chat.example.com/brand-assets/logo.svg'],
  })}
} };`,
  },
};

/** Analytics: URL of the script, and its text, which marks the page as the chats do. */
export const analyticsScripts = {
  plausible: {
    script: 'https://plausible.io/js/script.js',
    text: asking('plausible', { connect: ['https://plausible.io/api/event'] }),
  },
  umami: {
    script: 'https://cloud.umami.is/script.js',
    text: asking('umami', { connect: ['https://gateway.umami.is/api/send'] }),
  },
  ga4: {
    script: 'https://www.googletagmanager.com/gtag/js',
    text: `if (!window.dataLayer) throw new Error('Google finds no commands');
${asking('ga4', {
  img: ['https://www.google-analytics.com/g/collect'],
  connect: [
    'https://region1.google-analytics.com/g/collect',
    'https://analytics.google.com/g/collect',
    'https://www.google.com/g/collect',
  ],
})}`,
  },
};

/** URL of the frame with each captcha's checkbox. */
export const captchaFrames = {
  turnstile: 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/turnstile/frame',
  recaptcha: 'https://www.google.com/recaptcha/api2/anchor',
  hcaptcha: 'https://newassets.hcaptcha.com/captcha/v1/frame',
};

/** Other requests of each captcha, besides its frame. */
const captchaParts: Record<keyof typeof captchaFrames, Asked> = {
  turnstile: { script: ['https://challenges.cloudflare.com/turnstile/v0/g/main.js'] },
  recaptcha: {
    script: ['https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js'],
    connect: ['https://www.google.com/recaptcha/api2/reload'],
  },
  hcaptcha: {
    script: ['https://newassets.hcaptcha.com/c/1/hsw.js'],
    style: ['https://newassets.hcaptcha.com/captcha/v1/style.css'],
    connect: ['https://api.hcaptcha.com/checksiteconfig'],
  },
};

/**
 * A captcha's script with explicit rendering: `render` adds a frame of the provider to the element, and
 * the checkbox in it returns a token; `error` in the frame's message calls the error callback.
 */
export const captchaScript = (
  name: keyof typeof captchaFrames,
  library: string,
  onload: string,
) => `window.${library} = {
  render(container, options) {
    if (!options.sitekey) throw new Error('no site key');
    const frame = Object.assign(document.createElement('iframe'), {
      src: ${JSON.stringify(captchaFrames[name])}, title: 'Captcha', width: 300, height: 65,
    });
    container.append(frame);
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      if (data === 'error') options['error-callback']();
      else options.callback(data);
    });
    return 'widget-1';
  },
  reset() {},
};
${asking(name, captchaParts[name])}
window[${JSON.stringify(onload)}]();`;

/** Document in a captcha's frame. */
export const captchaFrame = `<!doctype html><title>Captcha</title>
<button onclick="parent.postMessage('token-of-a-person', '*')">I am a person</button>
<button onclick="parent.postMessage('error', '*')">Fail</button>`;

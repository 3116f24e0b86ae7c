const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
};

/** Returns the content type for a file extension. */
export const contentType = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Returns true for types that are worth compressing. */
export const isCompressible = (type: string): boolean =>
  type.startsWith('text/') ||
  type.startsWith('application/json') ||
  type.startsWith('application/manifest') ||
  type.startsWith('application/xml') ||
  type === 'image/svg+xml' ||
  type === 'image/x-icon' ||
  type === 'application/wasm';

/** Returns true for video and audio: players request ranges of them. */
export const isMedia = (type: string): boolean =>
  type.startsWith('video/') || type.startsWith('audio/');

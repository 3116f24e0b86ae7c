/** Live chat provider of the site: type of `chat` in `site.config.ts`. */
export type ChatConfig =
  | { provider: 'none' }
  | { provider: 'tawk'; propertyId: string; widgetId: string }
  | { provider: 'crisp'; websiteId: string }
  | { provider: 'chatwoot'; baseUrl: string; websiteToken: string };

import type { ReactNode } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { locale } from '../../../src/content/locale.ts';
import { pageStyle } from './page-style.ts';

/**
 * Document of the pages that the server renders: for browsers without JavaScript and for links in
 * mails.
 */
export function PageShell({ title, children }: { title: string; children: ReactNode }) {
  const { name } = siteConfig.company;
  return (
    <html lang={locale.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{`${title} – ${name}`}</title>
        <style>{pageStyle}</style>
      </head>
      <body>
        <header>
          <a href="/">{name}</a>
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

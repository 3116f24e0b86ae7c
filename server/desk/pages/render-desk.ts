import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deskStyle } from './desk-style.ts';
import { LeadPage } from './lead-page.tsx';
import { LeadsPage } from './leads-page.tsx';
import { MailsPage } from './mails-page.tsx';
import { DeskNotice } from './notice-page.tsx';
import { LinkPage, LinkSentPage, SignInPage } from './sign-in-pages.tsx';
import { SubscribersPage } from './subscribers-page.tsx';

/** Hash of the style block for the content security policy, in quotes. */
export const styleHash = `'sha256-${createHash('sha256').update(deskStyle).digest('base64')}'`;

/** Returns a function that renders a page from its props. */
const renderer =
  <Props extends object>(page: (props: Props) => ReactElement) =>
  (props: Props): string =>
    `<!doctype html>${renderToStaticMarkup(page(props))}`;

export const renderSignIn = renderer(SignInPage);
export const renderLinkSent = renderer(LinkSentPage);
export const renderLink = renderer(LinkPage);
export const renderNotice = renderer(DeskNotice);
export const renderLeads = renderer(LeadsPage);
export const renderLead = renderer(LeadPage);
export const renderMails = renderer(MailsPage);
export const renderSubscribers = renderer(SubscribersPage);

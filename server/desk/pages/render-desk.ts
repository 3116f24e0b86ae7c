import { documentRenderer, styleHashOf } from '../../http/render-document.ts';
import { deskStyle } from './desk-style.ts';
import { LeadPage } from './lead-page.tsx';
import { LeadsPage } from './leads-page.tsx';
import { MailsPage } from './mails-page.tsx';
import { DeskNotice } from './notice-page.tsx';
import { LinkPage, LinkSentPage, SignInPage } from './sign-in-pages.tsx';
import { SubscribersPage } from './subscribers-page.tsx';

export const styleHash = styleHashOf(deskStyle);

export const renderSignIn = documentRenderer(SignInPage);
export const renderLinkSent = documentRenderer(LinkSentPage);
export const renderLink = documentRenderer(LinkPage);
export const renderNotice = documentRenderer(DeskNotice);
export const renderLeads = documentRenderer(LeadsPage);
export const renderLead = documentRenderer(LeadPage);
export const renderMails = documentRenderer(MailsPage);
export const renderSubscribers = documentRenderer(SubscribersPage);

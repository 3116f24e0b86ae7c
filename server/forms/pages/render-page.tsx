import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClosedPage, type ClosedPageProps } from './closed-page.tsx';
import { ConfirmPage, type ConfirmPageProps } from './confirm-page.tsx';
import { FormErrorsPage, type FormErrorsPageProps } from './form-errors-page.tsx';
import { NoticePage, type NoticePageProps } from './notice-page.tsx';
import { pageStyle } from './page-style.ts';

/** Hash of the style block for the content security policy, in quotes. */
export const styleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

const renderDocument = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;

export const renderNotice = (props: NoticePageProps): string =>
  renderDocument(<NoticePage {...props} />);
export const renderClosed = (props: ClosedPageProps): string =>
  renderDocument(<ClosedPage {...props} />);
export const renderFormErrors = (props: FormErrorsPageProps): string =>
  renderDocument(<FormErrorsPage {...props} />);
export const renderConfirm = (props: ConfirmPageProps): string =>
  renderDocument(<ConfirmPage {...props} />);

import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AskPage, type AskProps } from './ask-page.tsx';
import { ClosedPage, type ClosedPageProps } from './closed-page.tsx';
import { FormAgainPage, type FormAgainProps } from './form-again-page.tsx';
import { NoticePage, type NoticeProps } from './notice-page.tsx';
import { pageStyle } from './page-style.ts';

/** Hash of the style block for the content security policy, in quotes. */
export const styleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

const html = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;

export const notice = (props: NoticeProps): string => html(<NoticePage {...props} />);
export const closed = (props: ClosedPageProps): string => html(<ClosedPage {...props} />);
export const formAgain = (props: FormAgainProps): string => html(<FormAgainPage {...props} />);
export const ask = (props: AskProps): string => html(<AskPage {...props} />);

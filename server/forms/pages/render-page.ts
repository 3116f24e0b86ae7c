import { documentRenderer, styleHashOf } from '../../http/render-document.ts';
import { ClosedPage } from './closed-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { FormErrorsPage } from './form-errors-page.tsx';
import { NoticePage } from './notice-page.tsx';
import { pageStyle } from './page-style.ts';

export const styleHash = styleHashOf(pageStyle);

export const renderNotice = documentRenderer(NoticePage);
export const renderClosed = documentRenderer(ClosedPage);
export const renderFormErrors = documentRenderer(FormErrorsPage);
export const renderConfirm = documentRenderer(ConfirmPage);

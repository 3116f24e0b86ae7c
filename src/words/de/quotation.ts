import type { quotationWords as quotation } from '../quotation.ts';
import type { Translation } from '../translation.ts';

export const quotationWords: Translation<typeof quotation> = { open: '„', close: '“' };

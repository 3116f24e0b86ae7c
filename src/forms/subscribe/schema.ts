import { z } from 'zod';
import { email } from '../fields.ts';

/** Subscribe form: an e-mail address. */
export const subscribeSchema = z.object({ email });
export type SubscribeInput = z.input<typeof subscribeSchema>;

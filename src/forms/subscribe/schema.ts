import { z } from 'zod';
import { fieldSchemas } from '../fields.ts';

/** Subscribe form: an e-mail address. */
export const subscribeSchema = z.object(fieldSchemas('subscribe'));
export type SubscribeInput = z.input<typeof subscribeSchema>;

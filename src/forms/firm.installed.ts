import type { FormOwner } from './form-owner.ts';

/** The firm that the forms name, and the addresses that they send to: write yours. */
export const firm: FormOwner = {
  name: 'Your firm',
  email: 'you@example.com',
  responseTimes: { message: 'one working day', application: 'three working days' },
  // Any address that accepts JSON; or an account at EmailJS, or a WordPress: see
  // contact/send-to.ts.
  contact: '/api/contact',
  subscribe: '/api/subscribe',
};

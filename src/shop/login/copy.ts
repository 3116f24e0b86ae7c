import { productListPath } from '../shop-paths.ts';

/** Copy of the page with the login and registration forms. */
export const loginCopy = {
  heading: 'Nobody needs a key.',
  lead: 'Standstill has no accounts: the cart is in your browser, and the checkout forgets you. These are the two forms of a shop that has them, to try and to take home.',
  productList: { title: 'To the shelf, without one', link: productListPath },
  login: {
    heading: 'I have been here',
    submit: 'Log in',
    doneMessage:
      'That would have let you in. There is no account here, and what you typed is gone.',
  },
  register: {
    heading: 'I am new',
    submit: 'Register',
    doneMessage: 'That would have made an account. None was made, and what you typed is gone.',
  },
  labels: { name: 'Name', email: 'E-mail', password: 'Password' },
  hint: 'Twelve characters or more; a sentence is best.',
  show: 'Show the password',
  safetyNote: 'Nothing that is typed here leaves the page. Take a password that you use nowhere.',
  noScriptNote: 'Both forms need script, which is off here. Nothing is sent in either case.',
} as const;

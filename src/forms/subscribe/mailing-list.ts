/** Form of a mailing-list provider, as its own embed code has it. */
export interface MailingList {
  /** URL that the form posts to. */
  action: string;
  /** Name of the field for the e-mail address. */
  emailField: string;
  /** Hidden fields by name. */
  hidden?: Readonly<Record<string, string>>;
}

/**
 * Posts a form as without script: the server accepts it unverified and responds with a result page.
 * For browsers that cannot solve the captcha.
 *
 * @param validate validates the fields and shows their errors
 */
export async function sendNatively(
  form: HTMLFormElement | null,
  validate: () => Promise<boolean>,
): Promise<void> {
  if (form && (await validate())) form.submit();
}

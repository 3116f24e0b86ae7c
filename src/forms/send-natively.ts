/**
 * Posts a form as without script: the server accepts it unverified and responds with a result page.
 * For browsers that cannot solve the captcha.
 *
 * @param valid validates the fields and shows their errors
 */
export async function sendNatively(
  form: HTMLFormElement | null,
  valid: () => Promise<boolean>,
): Promise<void> {
  if (form && (await valid())) form.submit();
}

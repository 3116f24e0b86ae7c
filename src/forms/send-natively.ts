/**
 * Posts a form as a page without script would: the server takes it unverified and answers with a
 * page of its own. For visitors whose browser cannot do the captcha.
 *
 * @param valid checks the fields and shows what is wrong.
 */
export async function sendNatively(
  form: HTMLFormElement | null,
  valid: () => Promise<boolean>,
): Promise<void> {
  if (form && (await valid())) form.submit();
}

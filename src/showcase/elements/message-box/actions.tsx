import { MessageBox } from '../../../elements/message-box/message-box.tsx';

/** Message with two actions. */
export function MessageActions() {
  return (
    <MessageBox
      tone="warning"
      heading="Three people have not confirmed their address."
      className="py-5"
    >
      <p>Without it they get no invitation. It takes each of them one click.</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a
          href="#actions"
          className="lf-link inline-flex min-h-11 items-center font-semibold text-ink"
        >
          Remind all three
        </a>
        <a
          href="#actions"
          className="lf-link inline-flex min-h-11 items-center font-semibold text-ink"
        >
          See who they are
        </a>
      </p>
    </MessageBox>
  );
}

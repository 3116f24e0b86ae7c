import { MessageBox } from '../../../elements/message-box/message-box.tsx';

/** Messages in four tones, which differ in icon and pattern as well as in color. */
export function MessageTones() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <MessageBox tone="info" heading="The office is closed on Monday.">
        Orders that arrive over the weekend go out on Tuesday morning.
      </MessageBox>
      <MessageBox tone="success" heading="Your message has been sent successfully!">
        A copy is in your inbox. One of us reads it, and answers.
      </MessageBox>
      <MessageBox tone="warning" heading="Your card runs out in March.">
        Change it before the 28th, and nothing will stop.
      </MessageBox>
      <MessageBox tone="error" heading="Failed to send the message. Please try again.">
        What you typed is still here. Or call (802) 555-0176.
      </MessageBox>
    </div>
  );
}

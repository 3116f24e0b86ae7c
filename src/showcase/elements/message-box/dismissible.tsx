'use client';

import { useState } from 'react';
import { Button } from '../../../elements/button/button.tsx';
import { MessageBox } from '../../../elements/message-box/message-box.tsx';

/** Message that can be dismissed; the focus moves to the button that shows it again. */
export function MessageDismissible() {
  const [round, setRound] = useState(0);
  const [gone, setGone] = useState(false);
  const dismiss = () => {
    setGone(true);
    requestAnimationFrame(() => document.getElementById('message-again')?.focus());
  };
  return (
    <div className="grid min-h-28 content-center">
      {gone ? (
        <p>
          <Button
            id="message-again"
            tone="outline"
            onClick={() => {
              setRound(round + 1);
              setGone(false);
            }}
          >
            Show the message again
          </Button>
        </p>
      ) : (
        <MessageBox
          key={round}
          tone="info"
          heading="We have moved your drafts."
          dismissLabel="Dismiss the message"
          announce={round > 0}
          onDismiss={dismiss}
        >
          They are under “Not sent yet” now. Nothing was lost on the way.
        </MessageBox>
      )}
    </div>
  );
}

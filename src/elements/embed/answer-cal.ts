const calOrigins = ['https://cal.com', 'https://app.cal.com'];

/**
 * Answers a booking page of Cal.com in a frame, which stays invisible until the page around it says
 * that it is ready for messages.
 *
 * @returns function that stops
 */
export function answerCal(frame: HTMLIFrameElement): () => void {
  const answer = ({ data, origin, source }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || !calOrigins.includes(origin)) return;
    if (data?.originator !== 'CAL' || data.type !== '__iframeReady') return;
    const message = { originator: 'CAL', method: 'parentKnowsIframeReady' };
    frame.contentWindow.postMessage(message, origin);
  };
  addEventListener('message', answer);
  return () => removeEventListener('message', answer);
}

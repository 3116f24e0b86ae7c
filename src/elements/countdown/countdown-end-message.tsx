import { Button } from '../button/button.tsx';

interface CountdownEndMessageProps {
  /** Message, in large type. */
  heading: string;
  /** Sentence below the message. */
  content: string;
  /** Link to what to do next. */
  action: { title: string; link: string };
}

/** Message for a countdown that has ended, with a link to what to do next. */
export function CountdownEndMessage({ heading, content, action }: CountdownEndMessageProps) {
  return (
    <>
      <strong className="block font-display text-h3 font-bold md:text-h2">{heading}</strong>
      <p className="mt-2 mb-3 text-caption md:mt-3 md:mb-5 md:text-body">{content}</p>
      <Button href={action.link} tone="ink" size="sm">
        {action.title}
      </Button>
    </>
  );
}

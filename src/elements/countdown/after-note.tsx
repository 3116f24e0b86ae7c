import { Button } from '../button/button.tsx';

interface AfterNoteProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** What is said once the clock has come to its end, and what to do now. */
export function AfterNote({ heading, content, action }: AfterNoteProps) {
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

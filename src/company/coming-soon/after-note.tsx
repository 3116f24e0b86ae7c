import { Button } from '../../elements/button/button.tsx';

interface AfterNoteProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** What is said once the clock has come to its end, and what to do now. */
export function AfterNote({ heading, content, action }: AfterNoteProps) {
  return (
    <>
      <strong className="block font-display text-h2 font-bold">{heading}</strong>
      <p className="mt-3 mb-5">{content}</p>
      <Button href={action.link} tone="ink" size="sm">
        {action.title}
      </Button>
    </>
  );
}

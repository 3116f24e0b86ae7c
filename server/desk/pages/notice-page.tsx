import { deskWords } from '../../../src/words/desk.ts';
import { deskPath } from '../../desk-path.ts';
import { DeskShell, ResultHeading, type ShellFacts } from './desk-shell.tsx';

export interface DeskNoticeProps {
  title: string;
  text: string;
  /** Text that was posted and could not be stored, to be copied. */
  typedText?: string | undefined;
  link?: { title: string; href: string };
  shellFacts?: ShellFacts | null;
}

/** Page of one sentence with a link. */
export const DeskNotice = ({
  title,
  text,
  typedText = '',
  link,
  shellFacts = null,
}: DeskNoticeProps) => (
  <DeskShell title={title} shellFacts={shellFacts}>
    <ResultHeading>{title}</ResultHeading>
    <p>{text}</p>
    {typedText !== '' && (
      <div>
        <label htmlFor="typed">{deskWords.notice.typed}</label>
        <textarea id="typed" rows={8} readOnly defaultValue={typedText} />
      </div>
    )}
    <p>
      <a href={link?.href ?? deskPath}>{link?.title ?? deskWords.notice.toDesk}</a>
    </p>
  </DeskShell>
);

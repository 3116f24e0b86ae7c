import { deskWords } from '../../../src/words/desk.ts';
import { deskPath } from '../desk-path.ts';
import { type DeskFrame, DeskShell } from './desk-shell.tsx';

export interface DeskNoticeProps {
  title: string;
  text: string;
  /** Text that was posted and not stored, to be copied. */
  typed?: string | undefined;
  link?: { title: string; href: string };
  frame?: DeskFrame | null;
}

/** Page of one sentence with a link. */
export const DeskNotice = ({ title, text, typed = '', link, frame = null }: DeskNoticeProps) => (
  <DeskShell title={title} frame={frame}>
    <h1>{title}</h1>
    <p>{text}</p>
    {typed !== '' && (
      <div>
        <label htmlFor="typed">{deskWords.notice.typed}</label>
        <textarea id="typed" rows={8} readOnly defaultValue={typed} />
      </div>
    )}
    <p>
      <a href={link?.href ?? deskPath}>{link?.title ?? deskWords.notice.toDesk}</a>
    </p>
  </DeskShell>
);

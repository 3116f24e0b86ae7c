import type { ReactNode } from 'react';
import { demoCopy } from './copy.ts';
import { CopyButton } from './copy-button.tsx';
import type { InstallCommand } from './install-info.ts';
import './specimen-install.css';

interface SpecimenInstallProps {
  /** Prefix of the DOM ids. */
  id: string;
  /** Install command. */
  command: InstallCommand;
  /** Number of lines of the code: long code starts collapsed. */
  lines: number;
  /** Highlighted code. */
  children: ReactNode;
}

/** Maximum number of lines that are shown expanded, so that the next specimen is not too far away. */
const maxExpandedLines = 24;

/** Installation and usage of a specimen: the command that installs it, and its code. */
export function SpecimenInstall({ id, command, lines, children }: SpecimenInstallProps) {
  const { program, origin, path } = command;
  // A narrow command breaks before the name of the item, not inside it.
  const fileStart = path.lastIndexOf('/') + 1;
  return (
    <div className="lf-specimen-take" data-search-ignore>
      <div className="lf-specimen-line">
        <code id={`${id}-command`} className="lf-specimen-command">
          {program} <span data-site-origin>{origin}</span>
          {path.slice(0, fileStart)}
          <wbr />
          {path.slice(fileStart)}
        </code>
        <CopyButton target={`${id}-command`} label={demoCopy.copyCommand} />
      </div>
      <div className="relative">
        <details open={lines <= maxExpandedLines}>
          <summary className="lf-specimen-summary">
            {demoCopy.usage}
            <span className="ms-2 font-normal text-muted tabular-nums">
              {lines} {demoCopy.lines}
            </span>
          </summary>
          <div id={`${id}-code`} className="lf-specimen-code">
            {children}
          </div>
        </details>
        <div className="absolute top-1.5 right-2">
          <CopyButton target={`${id}-code`} label={demoCopy.copyCode} />
        </div>
      </div>
    </div>
  );
}

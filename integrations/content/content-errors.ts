import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTableErrors } from '../../src/check-content.ts';
import { encodingErrors } from '../../src/content/encoding-errors.ts';
import { pageErrors } from '../../src/page-meta/pages.ts';
import { themeErrors } from '../../src/themes/check-themes.ts';
import { contentFiles } from './content-files.ts';
import { mayLinkToLeftOut } from './left-out-links.ts';
import { acceptLeftOut, createNameValidators } from './name-validators.ts';
import { unknownReferences } from './unknown-references.ts';

const configFile = 'site.config.ts';

/**
 * Finds all errors of the site's content: fields that violate their schema, pages without meta and
 * the like, and references to pages, pictures and icons that do not exist. Returns a line for each,
 * with file, record and field.
 *
 * @param changed files that have changed since the last check, as `contentFiles` takes them
 */
export function contentErrors(projectRoot: string, changed?: Set<string>): string[] {
  const validators = createNameValidators(projectRoot);
  const sampleValidators = acceptLeftOut(validators);
  const referenceErrors = [...contentFiles(projectRoot, changed)].flatMap(
    ([file, { encodingErrors: errors, isSample, references }]) => [
      ...errors,
      ...unknownReferences(
        references,
        mayLinkToLeftOut(file, isSample) ? sampleValidators : validators,
      ),
    ],
  );
  const configText = readFileSync(join(projectRoot, configFile), 'utf8');
  return [
    ...encodingErrors(configFile, configText),
    ...findTableErrors(),
    ...themeErrors,
    ...pageErrors,
    ...referenceErrors,
  ];
}

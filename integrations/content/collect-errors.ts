type ContentErrors = typeof import('./content-errors.ts');
type ConfigErrors = typeof import('./config-errors.ts');

/** Loads a module by its path from the project root: in Vite, which gathers the list of pages. */
export type LoadModule = <Module>(path: string) => Promise<Module>;

/**
 * Collects the errors of the site's content. A wrong value of `site.config.ts` may break modules
 * that the check reads: then only the errors of that file are reported.
 *
 * @param changed files that have changed since the last check; by default all are read
 * @throws if the modules of the check cannot be loaded for another reason
 */
export async function collectErrors(
  projectRoot: string,
  load: LoadModule,
  changed?: Set<string>,
): Promise<string[]> {
  try {
    const { contentErrors } = await load<ContentErrors>('/integrations/content/content-errors.ts');
    return contentErrors(projectRoot, changed);
  } catch (error) {
    const { configErrors } = await load<ConfigErrors>('/integrations/content/config-errors.ts');
    const errors = configErrors();
    if (errors.length === 0) throw error;
    return errors;
  }
}

import { sampleCopy } from './sample-copy.ts';
import { type ThemeEntry, ThemeSample } from './theme-sample.tsx';

/** All themes on the same sample, one below the other, with an index. */
export function ThemeList({ themes }: { themes: readonly ThemeEntry[] }) {
  return (
    <>
      <section id="looks" data-first-screen className="lf-container pt-14 pb-16 md:pt-24">
        <h1 className="text-h1">{sampleCopy.heading}</h1>
        <p className="lf-measure mt-5 text-lead text-muted">{sampleCopy.lead}</p>
        <nav aria-label={sampleCopy.indexLabel} className="mt-10">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {themes.map(({ theme, title }) => (
              <li key={theme}>
                <a href={`#${theme}`} className="lf-link inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      {themes.map((entry) => (
        <ThemeSample key={entry.theme} {...entry} />
      ))}
    </>
  );
}

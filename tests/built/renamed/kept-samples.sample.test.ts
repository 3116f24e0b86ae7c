import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { timeoutScale } from '../../../scripts/timeout-scale.ts';
import { team as sampleTeam } from '../../../src/content/team.ts';
import { adoptCopy } from './adopt-copy.ts';
import { copyProject } from './build-renamed.ts';

/*
 * Samples that stay after `npm run adopt` are signed by people of the samples, and the owner's team
 * is the owner. The content check and the data of lists and projects are those of a build, which is
 * not made here.
 */

/** Module that reports the people of the copy; it runs in the copy, by Vite. */
const reportModule = `import { contentErrors } from './integrations/content/content-errors.ts';
import { siteConfig } from './site.config.ts';
import { authorPage, authorPaths, listedPosts } from './src/blog/listings/list-page.ts';
import { people, team } from './src/content/team.ts';
import { keepsSample } from './src/page-meta/samples.ts';
import { projects } from './src/portfolio/projects.ts';
import { projectView } from './src/portfolio/single/project-view.ts';

const keptProjects = keepsSample('portfolio') ? projects : [];
export const report = {
  errors: contentErrors(process.cwd()),
  team: team.map(({ name }) => name),
  signers: listedPosts().map(({ author }) => author.name),
  profiles: authorPaths().flatMap(({ props }) => authorPage(props.id, props.key).person.profile ?? []),
  projectPeople: keptProjects.flatMap((project) =>
    projectView(project, people, siteConfig).team.people.map(({ name }) => name),
  ),
};
`;

const runReport = `const { runnerImport } = await import('vite');
const { module } = await runnerImport('/report.ts', { root: process.cwd(), logLevel: 'error' });
process.stdout.write(JSON.stringify(module.report));
process.exit(0);
`;

interface Report {
  errors: string[];
  team: string[];
  /** Author of each post. */
  signers: string[];
  /** Links from lists of an author to the page of the team. */
  profiles: object[];
  /** People of each project. */
  projectPeople: string[];
}

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

/** Adopts a copy of the project, lets the owner change it, and reports on it. */
function reportOf(
  answers: Record<string, string>,
  change: (folder: string) => void = () => {},
): Report {
  folder = copyProject();
  adoptCopy(folder, answers);
  change(folder);
  writeFileSync(join(folder, 'report.ts'), reportModule);
  const script = ['--input-type=module', '--eval', runReport];
  return JSON.parse(execFileSync(process.execPath, script, { cwd: folder, encoding: 'utf8' }));
}

const sampleNames = sampleTeam.map(({ name }) => name);

test.each([
  [{ samples: 'all' }, true],
  [{ samples: 'blog, portfolio' }, true],
  [{ samples: 'startup' }, false],
  [{ samples: 'none', home: 'classic-blog' }, false],
])(
  'with %j sample people sign the samples, and none is of the team',
  (answers, hasProjects) => {
    const { errors, team, signers, profiles, projectPeople } = reportOf(answers);
    expect(errors, errors.join(' · ')).toEqual([]);
    expect(team).toEqual(['[Vorname] [Nachname]']);
    expect(signers.length).toBeGreaterThan(0);
    expect(signers.filter((name) => !sampleNames.includes(name))).toEqual([]);
    expect(profiles).toEqual([]);
    expect(projectPeople.length > 0).toBe(hasProjects);
    expect(projectPeople.filter((name) => !sampleNames.includes(name))).toEqual([]);
  },
  900_000 * timeoutScale,
);

/** Post of the owner, with a link to a sample. */
const post = `---
id: 901
category: [upkeep]
blogType: standard
tags: [moving]
img: workshop-bench
title: What our site is made of
content: It is made of parts. Most of them are smaller than you would think, and all are ours to change.
author: 1
date: 2026-02-28
---

Look at [the parts](/showcase).
`;

test(
  'a link of the owner to a page that is left out is told with its file',
  () => {
    const { errors } = reportOf({}, (root) => {
      const menu = join(root, 'src/content/menu.ts');
      const text = readFileSync(menu, 'utf8');
      writeFileSync(menu, text.replace("'/page/career'", "'/shop/shop-wide'"));
      writeFileSync(join(root, 'src/blog/posts/parts.md'), post);
    });
    const reason = (path: string) =>
      `field link: there is no page ${path}: the field samples of site.config.ts leaves it out`;
    expect(errors).toEqual([
      expect.stringMatching(/^src\/blog\/posts\/parts\.md:\d+, /),
      expect.stringMatching(/^src\/content\/menu\.ts:\d+, mainMenu\[2\] \("Stellen"\), /),
    ]);
    expect(errors.map((line) => line.replace(/^.*, (?=field link)/, ''))).toEqual([
      reason('/showcase'),
      reason('/shop/shop-wide'),
    ]);
  },
  900_000 * timeoutScale,
);

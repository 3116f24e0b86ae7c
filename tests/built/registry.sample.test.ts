import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { installFolder } from '../../integrations/registry/installed.ts';

interface Item {
  name: string;
  files: { target: string; content: string }[];
  registryDependencies?: string[];
}

const read = async (name: string) => JSON.parse(await readFile(`dist/r/${name}.json`, 'utf8'));

test('every install command refers to a complete file', async () => {
  const { items }: { items: Item[] } = await read('registry');
  expect(items.length).toBeGreaterThan(500);
  for (const { name } of items) {
    const item: Item = await read(name);
    expect(item.name).toBe(name);
    // A part may consist of other parts alone.
    const { files, registryDependencies = [] } = item;
    expect(files.length + registryDependencies.length, name).toBeGreaterThan(0);
    for (const { target, content } of files) {
      expect(target, name).toContain(`${installFolder}/`);
      expect(content.length, target).toBeGreaterThan(0);
    }
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnline, versions } from './run.ts';

/** Returns the file that `shadcn init` writes; the command itself needs the internet. */
function shadcnSettings(css: string, rsc: boolean): string {
  return JSON.stringify({
    $schema: 'https://ui.shadcn.com/schema.json',
    style: 'new-york',
    rsc,
    tsx: true,
    tailwind: { config: '', css, baseColor: 'neutral', cssVariables: true },
    iconLibrary: 'lucide',
    aliases: {
      components: '@/components',
      utils: '@/lib/utils',
      ui: '@/components/ui',
      lib: '@/lib',
      hooks: '@/hooks',
    },
  });
}

/**
 * Creates a new Vite project with Tailwind and the alias `@`, as shadcn's documentation describes.
 */
export async function makeViteProject(parent: string): Promise<string> {
  await runOnline(
    parent,
    `npx -y ${versions.vite} vite-project --template react-ts --no-interactive`,
  );
  const folder = join(parent, 'vite-project');
  await runOnline(folder, 'npm install tailwindcss @tailwindcss/vite');
  writeFileSync(
    join(folder, 'vite.config.ts'),
    `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
});
`,
  );
  writeFileSync(join(folder, 'src/index.css'), '@import "tailwindcss";\n');
  writeFileSync(join(folder, 'components.json'), shadcnSettings('src/index.css', false));
  const paths = '"paths": { "@/*": ["./src/*"] }';
  const strict = '"strict": true, "noUncheckedIndexedAccess": true';
  const options = '"compilerOptions": {';
  change(folder, 'tsconfig.app.json', options, `${options} ${paths}, ${strict},`);
  change(folder, 'tsconfig.json', '"files": []', `"compilerOptions": { ${paths} }, "files": []`);
  return folder;
}

/** Creates a new Next.js project with the App Router, without its fonts from the internet. */
export async function makeNextProject(parent: string): Promise<string> {
  const options = '--ts --tailwind --app --src-dir --no-linter --use-npm --disable-git --yes';
  await runOnline(parent, `npx -y ${versions.next} next-project ${options}`);
  const folder = join(parent, 'next-project');
  writeFileSync(
    join(folder, 'src/app/layout.tsx'),
    `import './globals.css';

export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  );
  writeFileSync(join(folder, 'components.json'), shadcnSettings('src/app/globals.css', true));
  return folder;
}

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

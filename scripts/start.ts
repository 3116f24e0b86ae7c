/**
 * `npm start`: builds if needed, then runs the server in this process. The heap limits in
 * package.json keep it under 200 MB: otherwise Node collects no garbage until half of the machine's
 * memory is full.
 */
import './build.ts';

await import('../dist-server/main.js' as string);

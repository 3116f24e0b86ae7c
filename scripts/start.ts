/**
 * `npm start`: builds where needed, then becomes the server. The limits on the heap in package.json
 * keep it under 200 MB: Node otherwise lets garbage lie until half of the machine's memory is full.
 */
import './build.ts';

await import('../dist-server/main.js' as string);

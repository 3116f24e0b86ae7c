/** `npm start`: builds where needed, then becomes the server. */
import './build.ts';

await import('../dist-server/main.js' as string);

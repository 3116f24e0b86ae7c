/**
 * Imported first by the server and by every script: Node must not hang as it ends. It joins the
 * threads that compile in the background; one of them that waits for a collection of the main
 * thread never ends then (nodejs/node, issue 54918; seen here in a build that failed, as it exited).
 * The two compilers that do so stay off. What is hot is still compiled by the one above them.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-maglev');
setFlagsFromString('--no-concurrent-sparkplug');

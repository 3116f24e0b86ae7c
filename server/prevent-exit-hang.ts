/**
 * Keeps Node from hanging at exit; imported first by the server and by every script. At exit Node
 * joins its background compiler threads, and one that waits for a garbage collection of the main
 * thread never ends (nodejs/node, issue 54918; seen here in a build that failed). The two compilers
 * concerned stay off; hot code is still compiled by the one above them.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-maglev');
setFlagsFromString('--no-concurrent-sparkplug');

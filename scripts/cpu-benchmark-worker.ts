/** Worker thread: runs a fixed computation on one core and posts its duration in seconds. */
import { parentPort } from 'node:worker_threads';

const rounds = 12;

function runBenchmark(): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const words = Array.from({ length: 40_000 }, (_, index) => `${(index * 7919) % 104_729}`);
    sum += JSON.stringify(JSON.parse(JSON.stringify(words.sort()))).length;
  }
  return sum;
}

const startTime = performance.now();
runBenchmark();
parentPort?.postMessage((performance.now() - startTime) / 1000);

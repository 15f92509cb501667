#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => {
  const { runBench } = await import('../../../tests/bench/functions/run-bench.ts');
  await runBench();
});

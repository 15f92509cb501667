#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => {
  const { runTests } = await import('../src/commands/test.ts');
  process.exitCode = await runTests(process.argv.slice(2));
});

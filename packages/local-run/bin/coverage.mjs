#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => {
  const { runCoverage } = await import('../src/commands/coverage.ts');
  process.exitCode = runCoverage();
});

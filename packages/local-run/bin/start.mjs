#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => {
  const { runStart } = await import('../src/commands/start.ts');
  process.exitCode = await runStart(process.argv.slice(2));
});

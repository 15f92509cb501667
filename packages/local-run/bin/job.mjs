#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => {
  const { runJobCommand } = await import('../src/commands/job.ts');
  process.exitCode = await runJobCommand(process.argv.slice(2));
});

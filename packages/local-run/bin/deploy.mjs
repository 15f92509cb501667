#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => {
  const { runDeploy } = await import('../src/commands/deploy.ts');
  process.exitCode = await runDeploy(process.argv.slice(2));
});

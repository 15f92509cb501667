#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => {
  const { runFindSecrets } = await import('../src/commands/find-secrets.ts');
  process.exitCode = await runFindSecrets();
});

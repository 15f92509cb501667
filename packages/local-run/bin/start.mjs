#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(async () => (await import('../src/commands/start.ts')).runStart);

#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

await handOver(() => import('../../../functions/src/commands/write-hosting.ts'));

#!/usr/bin/env node
import { handOver } from './support/hand-over.mjs';

// The command reads its own arguments and sets the exit code.
await handOver(() => import('../../../functions/src/commands/export-contact-messages.ts'));

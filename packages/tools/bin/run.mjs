#!/usr/bin/env node
// node packages/tools/bin/run.mjs FILE [argument…]: runs the command that FILE (from the root) exports.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, projectRoot } from './ensure-dependencies.mjs';

const needed = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Node ${needed.join('.')} ou plus récent est nécessaire ; celui-ci est ${process.versions.node}.\n` +
      'Installez la version courante depuis https://nodejs.org/ puis relancez la commande.',
  );
  process.exit(1);
}
ensureDependencies();

const { register } = await import('tsx/esm/api');
register();
const { runCommandLine } = await import('../src/command/run-command-line.ts');
const [file, ...argv] = process.argv.slice(2);
const { command } = await import(pathToFileURL(path.resolve(projectRoot, file)).href);
process.exitCode = await runCommandLine(command, argv);
// firebase-tools leaves a 15 s timer running after it has found an account: do not wait for it.
setTimeout(() => process.exit(), 300).unref();

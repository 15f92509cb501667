// Stands in for npm in the deployments of one test run, of which eight would build the same site again: the
// sources stay, so a build with the variables of an earlier one is a copy of its output. All else is npm's.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

const outputs = ['web/dist', 'web/dist-server', 'functions/lib'];
const root = path.resolve(import.meta.dirname, '../../..');
const args = process.argv.slice(2);

if (args.join(' ') === 'run build --silent') {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const key = createHash('sha256').update(JSON.stringify(variables.sort())).digest('hex');
  const kept = path.join(process.env.KEPT_BUILDS, key);
  if (existsSync(kept)) copyOutputs(kept, root);
  else if (runNpm() === 0) copyOutputs(root, kept);
} else {
  runNpm();
}

function runNpm() {
  const [file, first] = process.env.REAL_NPM
    ? [process.execPath, [process.env.REAL_NPM]]
    : ['npm', []];
  const { status } = spawnSync(file, [...first, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  return process.exitCode;
}

function copyOutputs(from, to) {
  for (const output of outputs) {
    rmSync(path.join(to, output), { recursive: true, force: true });
    cpSync(path.join(from, output), path.join(to, output), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
}

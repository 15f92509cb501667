import { runImport } from './import/run-import.ts';

process.exitCode = await runImport(process.argv.slice(2), {
  env: process.env,
  now: new Date(),
  stdout: process.stdout,
  stderr: process.stderr,
});

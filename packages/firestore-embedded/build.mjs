// Bundles the CLI for the Node that users run, which reads no TypeScript. Splitting keeps gRPC in
// a file of its own, so that it is loaded with the first gRPC connection and not at the start.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

await rm(`${folder}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: ['src/cli.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['@grpc/*', '@google-cloud/firestore'],
  logLevel: 'warning',
});

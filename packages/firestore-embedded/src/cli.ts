import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { DataFolderError } from './durability/data-folder-error.ts';
import { jsonLog, type Log } from './log.ts';
import { readText } from './model/json.ts';
import { StatusError } from './model/status.ts';
import { parseCli, type StartRequest, usage } from './parse-cli.ts';
import type { RunningServer } from './server.ts';
import { type FirestoreOptions, startFirestore } from './start-firestore.ts';

// On a busy machine V8's helper threads get no CPU time, and every response waits until they have
// collected young garbage. Measured: 1 to 130 ms with them, 0.7 to 6 ms without.
setFlagsFromString('--no-parallel-scavenge');

main();

async function main(): Promise<void> {
  const [command, ...others] = process.argv.slice(2);
  if (command === 'exec') return runExec(others);
  const request = parseCli(process.argv.slice(2));
  if (request.kind === 'help') return console.log(usage);
  if (request.kind === 'version') return console.log(version());
  if (request.kind === 'refuse') return stopWith(`${request.message}\n\n${usage}`);
  const log = jsonLog(request.logLevel, (line) => console.error(line));
  if (request.ignored.length > 0) log('flags without effect here', { flags: request.ignored });
  try {
    const server = await startFirestore(firestoreOptions(request, log));
    const { host, projectId, metricsSeconds } = request;
    const metrics = setInterval(
      () => log('metrics', { ...server.figures() }),
      1000 * (metricsSeconds || 1),
    );
    if (metricsSeconds === 0) clearInterval(metrics);
    closeOnSignals(server, metrics, log);
    console.log(`Firestore is ready on http://${host}:${server.port} (${projectId})`);
  } catch (error) {
    stopWith(explain(error, request));
  }
}

async function runExec(command: readonly string[]): Promise<void> {
  try {
    const { execCommand } = await import('./exec-command.ts');
    process.exitCode = await execCommand(command);
  } catch (error) {
    stopWith(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the version from package.json, one folder above both the sources and the build. */
function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return readText(JSON.parse(readFileSync(file, 'utf8')).version, 'version');
}

function firestoreOptions(request: StartRequest, log: Log): FirestoreOptions {
  const { ignored, logLevel, metricsSeconds, ...options } = request;
  return {
    ...options,
    log,
    onFailure(error) {
      log('ending: data can no longer be kept', { error: error.message }, 'error');
      process.exit(1);
    },
  };
}

/** The first signal closes the server in order; the second one exits at once. */
function closeOnSignals(server: RunningServer, metrics: NodeJS.Timeout, log: Log): void {
  let closing = false;
  const close = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    clearInterval(metrics);
    log('stopping', { signal });
    server.close().then(
      () => log('stopped'),
      (error: unknown) => stopWith(String(error)),
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** Returns the remedy for a failed start; firebase-tools looks for "address already in use". */
function explain(error: unknown, { host, port }: StartRequest): string {
  if (error instanceof StatusError || error instanceof DataFolderError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken (address already in use): choose another with --port.`;
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine: choose another with --host.`;
    case 'EACCES':
      return path === undefined
        ? `Port ${port} is not for everybody: choose one above 1023 with --port.`
        : `${path} may not be read or written by this user.`;
    case 'ENOENT':
      return `${path} is not there.`;
    default:
      return error.stack ?? error.message;
  }
}

function stopWith(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

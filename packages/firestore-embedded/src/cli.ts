import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readDeclaredIndexes } from './indexes/declared-indexes.ts';
import { jsonLog } from './log.ts';
import { StatusError } from './model/status.ts';
import { parseCli, type StartRequest, usage } from './parse-cli.ts';
import { type RunningServer, startServer } from './server.ts';

// On a busy machine V8's helper threads get no CPU time, and every response waits until they have
// collected young garbage. Measured: 1 to 130 ms with them, 0.7 to 6 ms without.
setFlagsFromString('--no-parallel-scavenge');

const log = jsonLog((line) => console.error(line));

main();

async function main(): Promise<void> {
  const request = parseCli(process.argv.slice(2));
  if (request.kind === 'help') return console.log(usage);
  if (request.kind === 'refuse') return stopWith(`${request.message}\n\n${usage}`);
  const { host, projectId, ignored } = request;
  if (ignored.length > 0) log('flags without effect here', { flags: ignored });
  try {
    const server = await start(request);
    closeOnSignals(server);
    console.log(`Firestore is ready on http://${host}:${server.port} (${projectId})`);
  } catch (error) {
    stopWith(explain(error, request));
  }
}

async function start({ rulesFile, indexesFile, ...options }: StartRequest): Promise<RunningServer> {
  return startServer({
    ...options,
    log,
    ...(rulesFile !== undefined && {
      rules: { name: basename(rulesFile), content: readFileSync(rulesFile, 'utf8') },
    }),
    ...(indexesFile !== undefined && { indexes: readDeclaredIndexes(indexesFile) }),
  });
}

/** The first signal closes the server in order; the second one exits at once. */
function closeOnSignals(server: RunningServer): void {
  let closing = false;
  const close = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
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
  if (error instanceof StatusError) return error.message;
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
        : `${path} may not be read by this user.`;
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

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RulesFile } from './control/rules-holder.ts';
import type { Log } from './log.ts';
import { StatusError } from './model/status.ts';
import { type CliRequest, parseCli, usage } from './parse-cli.ts';
import { type RunningServer, startServer } from './server.ts';

const log: Log = (event, details = {}) => {
  const parts = Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  console.error([event, ...parts].join(' '));
};

await main(parseCli(process.argv.slice(2)));

async function main(request: CliRequest): Promise<void> {
  if (request.kind === 'help') return console.log(usage);
  if (request.kind === 'refuse') return stopWith(`${request.message}\n${usage}`);
  if (request.ignored.length > 0) log('flags without effect here', { flags: request.ignored });
  try {
    const { rulesFile, functionsEmulator } = request;
    const server = await startServer({
      host: request.host,
      port: request.port,
      projectId: request.projectId,
      ...(rulesFile !== undefined && { rules: readRules(rulesFile) }),
      ...(functionsEmulator !== undefined && { functionsEmulator }),
      log,
    });
    closeOnSignals(server);
    console.log(
      `Firestore is ready on http://${request.host}:${server.port} (${request.projectId})`,
    );
  } catch (error) {
    stopWith(explain(error, request));
  }
}

function readRules(path: string): RulesFile {
  return { name: basename(path), content: readFileSync(path, 'utf8') };
}

function closeOnSignals(server: RunningServer): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server.close().catch((error: unknown) => stopWith(String(error)));
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** Says what to do about a failure to start; firebase-tools looks for "address already in use". */
function explain(error: unknown, { host, port }: { host: string; port: number }): string {
  if (error instanceof StatusError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken (address already in use): choose another with --port.`;
  }
  if (code === 'ENOENT') return `The rules file is not there: ${error.message}`;
  return error.stack ?? error.message;
}

function stopWith(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

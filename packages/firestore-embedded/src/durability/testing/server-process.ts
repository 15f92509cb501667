import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../../dist/cli.cjs', import.meta.url));

/** The server as its users run it (after its build), in a separate process. */
export interface ServerProcess {
  readonly port: number;
  /** Ends the process at once and without notice, as `kill -9` and a loss of power do. */
  kill(): Promise<void>;
  /** Ends the process with SIGTERM and returns its log. */
  stop(): Promise<string>;
}

/** Starts the server and resolves when it is ready; rejects with its log when it ends before. */
export async function startServerProcess(flags: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [cli, '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const port = await readPort(child, () => said);
  const end = async (signal: NodeJS.Signals) => {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    return said;
  };
  return { port, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

function readPort(child: ChildProcess, said: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const port = /ready on http:\/\/[^ ]*:(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('close', () =>
      reject(new Error(`The server ended before it was ready:\n${said()}`)),
    );
  });
}

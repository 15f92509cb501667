import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../../dist/cli.mjs', import.meta.url));

/** The server as its users run it (after its build), in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Ends it at once, as `kill -9` and a loss of power do: it hears nothing of it. */
  kill(): Promise<void>;
  /** Asks it to end, and answers what it has logged. */
  stop(): Promise<string>;
}

/** Resolves when the server has said that it is ready; rejects with its words when it ends before. */
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

import { withoutProxyForLocal } from '../emulators/local-environment.ts';
import { LocalRunError } from '../local-run-error.ts';
import { portsFor } from '../ports.ts';
import { type Stack, startStack } from '../stack.ts';
import { parseStartFlags, startHelp } from './parse-start-flags.ts';

/** `npm start`: runs the site until Ctrl-C; answers the exit code. */
export async function runStart(args: readonly string[]): Promise<number> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  const interrupt = new AbortController();
  const askedToStop = new Promise<void>((resolve) => {
    const stop = () => {
      interrupt.abort(new LocalRunError('interrupted', 'Arrêté.'));
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, stop);
    }
  });
  try {
    const flags = parseStartFlags(args);
    if (flags.help) {
      console.log(startHelp);
      return 0;
    }
    const stack = await startStack({
      ...flags,
      ports: portsFor(flags.portOffset),
      projectId: 'demo-dinar',
      quiet: false,
      signal: interrupt.signal,
    });
    return await serve(stack, askedToStop);
  } catch (error) {
    return explain(error);
  }
}

async function serve(stack: Stack, askedToStop: Promise<void>): Promise<number> {
  console.log(`Prêt : ${stack.hostingUrl}/`);
  console.log('Ctrl-C pour arrêter.');
  const failure = await Promise.race([stack.failed, askedToStop]);
  if (failure === undefined) {
    console.log('Arrêt…');
  } else {
    console.error(`Les émulateurs se sont arrêtés. Leurs dernières lignes :\n${failure}`);
  }
  await stack.stop();
  return failure === undefined ? 0 : 1;
}

/** Expected outcomes are told in a sentence; anything else keeps its stack for whoever mends it. */
function explain(error: unknown): number {
  if (!(error instanceof LocalRunError)) {
    throw error;
  }
  if (error.code === 'interrupted') {
    console.log(error.message);
    return 0;
  }
  console.error(error.message);
  return 1;
}

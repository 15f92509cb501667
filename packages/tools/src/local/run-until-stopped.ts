import type { CommandLine, ExitCode } from '../command/command.ts';
import { CommandError } from '../command/command-error.ts';
import { flag, wholeNumber } from '../command/options.ts';
import { withoutProxyForLocal } from './emulators/local-environment.ts';
import { portsFor } from './ports.ts';
import type { Stack, StackOptions } from './stack.ts';

/** The options of `npm start` and `npm run dev`. */
export const startOptions = {
  'no-feed': flag('les taux de démonstration restent immobiles'),
  'no-seed': flag('base de données vide'),
  'port-offset': wholeNumber(
    'décale chaque port de N (site 5000, fonctions 5001, Firestore 8080)',
    { least: 0, most: 50_000, absent: 0 },
  ),
  official: flag("l'émulateur Firestore de Google au lieu du nôtre (demande Java 21 ou plus)"),
};

type StartFlags = CommandLine<typeof startOptions>['options'];

/** Starts a stack and stops it at Ctrl-C. */
export async function runUntilStopped(
  { official, 'no-feed': noFeed, 'no-seed': noSeed, 'port-offset': offset }: StartFlags,
  start: (options: StackOptions) => Promise<Stack>,
): Promise<ExitCode> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  const interrupt = new AbortController();
  const askedToStop = new Promise<void>((resolve) => {
    const stop = () => {
      interrupt.abort(new CommandError('interrupted', 'Arrêté.'));
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
  const stack = await start({
    official,
    seed: !noSeed,
    feed: !noFeed && !noSeed,
    ports: portsFor(offset),
    projectId: 'demo-dinar',
    silent: false,
    signal: interrupt.signal,
  });
  return serve(stack, askedToStop);
}

async function serve(stack: Stack, askedToStop: Promise<void>): Promise<ExitCode> {
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

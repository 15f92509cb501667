import { once } from 'node:events';
import type { CommandLine, ExitCode } from '../command/command.ts';
import { CommandError } from '../command/command-error.ts';
import { flag, wholeNumber } from '../command/options.ts';
import { descendantsOf, sendSignal } from '../processes/process-tree.ts';
import { unlessAborted } from '../processes/unless-aborted.ts';
import { fetchEmulatorUi } from './emulators/emulator-ui.ts';
import { withoutProxyForLocal } from './emulators/local-environment.ts';
import { portsFor, type StackPorts } from './ports.ts';
import type { Stack, StackOptions } from './stack.ts';

/** The options of `npm start` and `npm run dev`. */
export const startOptions = {
  'no-feed': flag('les taux de démonstration restent immobiles'),
  'no-seed': flag('base de données vide'),
  'port-offset': wholeNumber(
    'décale chaque port de N (site 5000, fonctions 5001, Firestore 8080)',
    { least: 0, most: 50_000, absent: 0 },
  ),
  ui: flag("l'Emulator UI de Firebase, où essayer le travail de l'équipe (docs/staff.md)"),
  official: flag("l'émulateur Firestore de Google au lieu du nôtre (demande Java 21 ou plus)"),
};

type StartFlags = CommandLine<typeof startOptions>['options'];

/** What an orderly stop may take before every process is killed. */
const orderlyStopMs = 9_000;

/** Starts a stack and stops it at Ctrl-C; at the second one, or after nine seconds, kills what is left. */
export async function runUntilStopped(
  { official, ui, 'no-feed': noFeed, 'no-seed': noSeed, 'port-offset': offset }: StartFlags,
  start: (options: StackOptions) => Promise<Stack>,
): Promise<ExitCode> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  const signal = signalOfStop();
  const stack = await start({
    official,
    seed: !noSeed,
    feed: !noFeed && !noSeed,
    ports: await portsOf(offset, ui, signal),
    projectId: 'demo-dinar',
    silent: false,
    signal,
  });
  return serve(stack, signal);
}

/** The ports of a run; without that of the Emulator UI when it cannot be downloaded. */
async function portsOf(offset: number, ui: boolean, signal: AbortSignal): Promise<StackPorts> {
  const ports = portsFor(offset, { forStaff: ui });
  if (!ui || (await unlessAborted(fetchEmulatorUi(console.log), signal))) return ports;
  const { ui: _, ...others } = ports;
  return others;
}

/** Aborts at the first signal of a terminal or a system. */
function signalOfStop(): AbortSignal {
  const interrupt = new AbortController();
  const leave = () => process.exit(130);
  // Builds and servers that are still running, whoever started them.
  process.once('exit', () => {
    for (const pid of descendantsOf(process.pid)) sendSignal(pid, 'SIGKILL');
  });
  const stop = () => {
    if (interrupt.signal.aborted) leave();
    interrupt.abort(new CommandError('interrupted', 'Arrêté.'));
    setTimeout(leave, orderlyStopMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  return interrupt.signal;
}

async function serve(stack: Stack, signal: AbortSignal): Promise<ExitCode> {
  console.log(`Prêt : ${stack.hostingUrl}/`);
  if (stack.uiUrl !== undefined) console.log(`L'équipe : ${stack.uiUrl}/`);
  console.log('Ctrl-C pour arrêter.');
  const stopped = once(signal, 'abort').then(() => undefined);
  const failure = await Promise.race([stack.failed, stopped]);
  if (failure === undefined) console.log('Arrêt…');
  else console.error(failure);
  await stack.stop({ keepLogs: failure !== undefined });
  return failure === undefined ? 0 : 1;
}

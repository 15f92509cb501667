import { parseArgs } from 'node:util';
import { type LogLevel, logLevels } from './log.ts';
import type { FirestoreOptions } from './start-firestore.ts';

/** The options of the command line. */
export type CliRequest =
  | ({ readonly kind: 'start' } & StartRequest)
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'refuse'; readonly message: string };

export interface StartRequest extends FirestoreOptions {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  readonly logLevel: LogLevel;
  /** The seconds between two log lines of figures; 0 writes none. */
  readonly metricsSeconds: number;
  /** Flags that are accepted and change nothing. */
  readonly ignored: readonly string[];
}

export const usage = `Usage: firestore-embedded [flags]
       firestore-embedded exec COMMAND   run firebase-tools with this server as its Firestore

  --port 8080                     the port; 0 takes a free one
  --host 127.0.0.1                the address to listen on
  --project demo-project          the project that --rules and --seed_from_export are for
  --rules FILE                    security rules; without them everything is allowed
  --indexes FILE                  refuse queries that need another index than this
                                  firestore.indexes.json and the automatic ones
  --allow-origin ORIGIN,…         pages that may use it, besides those of this machine
  --data-dir DIR                  keep data there, through restarts and crashes
  --compact-bytes 33554432        write a snapshot when the journal in --data-dir is that long
  --seed_from_export FILE         an export's …overall_export_metadata, to start from
  --functions_emulator HOST:PORT  where events go that functions wait for
  --log-level info                debug, info, warn or error
  --metrics-interval 0            log a line of figures every so many seconds
  --version                       the version
  --help                          this text`;

const options = {
  help: { type: 'boolean' },
  version: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  project: { type: 'string' },
  project_id: { type: 'string' },
  rules: { type: 'string' },
  indexes: { type: 'string' },
  'allow-origin': { type: 'string' },
  functions_emulator: { type: 'string' },
  seed_from_export: { type: 'string' },
  'data-dir': { type: 'string' },
  'compact-bytes': { type: 'string' },
  'log-level': { type: 'string' },
  'metrics-interval': { type: 'string' },
  'database-edition': { type: 'string' },
  // bin/java.mjs passes this flag first, because a later firebase-tools may pass unknown flags.
  'from-firebase-tools': { type: 'boolean' },
  // Flags of firebase-tools for features that do not exist here.
  websocket_port: { type: 'string' },
  webchannel_port: { type: 'string' },
  single_project_mode: { type: 'string' },
} as const;

const withoutEffect = ['websocket_port', 'webchannel_port', 'single_project_mode'] as const;

/** Reads the flags of users and those that firebase-tools passes to the emulator's JAR. */
export function parseCli(args: readonly string[]): CliRequest {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !Object.hasOwn(options, token.name) ? [token.rawName] : [],
  );
  const stray = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const isLenient = values['from-firebase-tools'] === true;
  try {
    if (!isLenient && unknown.length > 0) throw new Refusal(`Unknown flag ${unknown.join(', ')}.`);
    if (!isLenient && stray.length > 0) throw new Refusal(`What is ${stray.join(' ')} for?`);
    return { kind: 'start', ...readFlags(values), ignored: [...idle(values), ...unknown] };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refuse', message: error.message };
    throw error;
  }
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

class Refusal extends Error {}

function readFlags(values: Values): Omit<StartRequest, 'ignored'> {
  const edition = text(values, 'database-edition') ?? 'standard';
  if (edition !== 'standard') {
    throw new Refusal(`UNIMPLEMENTED: database edition ${edition} is not supported.`);
  }
  const rulesFile = text(values, 'rules');
  const indexesFile = text(values, 'indexes');
  const dataFolder = text(values, 'data-dir');
  const seedFile = text(values, 'seed_from_export');
  const compactBytes = count(values, 'compact-bytes', Number.MAX_SAFE_INTEGER);
  return {
    host: text(values, 'host') ?? '127.0.0.1',
    port: count(values, 'port', 65_535) ?? 8080,
    projectId: text(values, 'project_id') ?? text(values, 'project') ?? 'demo-project',
    logLevel: readLevel(values),
    allowedOrigins: readOrigins(values),
    metricsSeconds: count(values, 'metrics-interval', 86_400) ?? 0,
    ...readFunctionsEmulator(values),
    ...(rulesFile !== undefined && { rulesFile }),
    ...(indexesFile !== undefined && { indexesFile }),
    ...(dataFolder !== undefined && { dataFolder }),
    ...(compactBytes !== undefined && { compactBytes }),
    ...(seedFile !== undefined && { seedFile }),
  };
}

function readLevel(values: Values): LogLevel {
  const wanted = text(values, 'log-level') ?? 'info';
  const level = logLevels.find((known) => known === wanted);
  if (level !== undefined) return level;
  throw new Refusal(`--log-level takes ${logLevels.join(', ')}, not ${wanted}.`);
}

function readOrigins(values: Values): readonly string[] {
  const origins = text(values, 'allow-origin')?.split(',') ?? [];
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (wrong === undefined) return origins;
  throw new Refusal(`--allow-origin takes origins such as https://dev.example:8443, not ${wrong}.`);
}

function readFunctionsEmulator(values: Values): { functionsEmulator?: string } {
  const functionsEmulator = text(values, 'functions_emulator');
  if (functionsEmulator === undefined) return {};
  if (/^[^/\s]+:\d+$/.test(functionsEmulator)) return { functionsEmulator };
  throw new Refusal(`--functions_emulator takes HOST:PORT, not ${functionsEmulator}.`);
}

function count(values: Values, name: string, most: number): number | undefined {
  const written = text(values, name);
  if (written === undefined) return undefined;
  if (/^\d+$/.test(written) && Number(written) <= most) return Number(written);
  throw new Refusal(`--${name} takes a number from 0 to ${most}, not ${written}.`);
}

function idle(values: Values): readonly string[] {
  return withoutEffect.filter((name) => values[name] !== undefined).map((name) => `--${name}`);
}

/** Throws for a flag without a value, which is parsed as `true`. */
function text(values: Values, name: string): string | undefined {
  const value = values[name];
  if (value === true) throw new Refusal(`--${name} takes a value.`);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

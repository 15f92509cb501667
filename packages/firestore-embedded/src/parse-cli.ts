import { parseArgs } from 'node:util';

export const usage = `Usage: npm run firestore -- [flags]

  --port 8080                     the port; 0 takes a free one
  --host 127.0.0.1                the address to listen on
  --project_id demo-project       the project that --seed_from_export is loaded into
  --rules FILE                    security rules; without them everything is allowed
  --indexes FILE                  refuse queries that need another index than this
                                  firestore.indexes.json and the automatic ones
  --seed_from_export FILE         an export's …overall_export_metadata, to start from
  --functions_emulator HOST:PORT  where events go that functions wait for
  --help                          this text`;

/** The options of the command line. */
export type CliRequest =
  | ({ readonly kind: 'start' } & StartRequest)
  | { readonly kind: 'help' }
  | { readonly kind: 'refuse'; readonly message: string };

export interface StartRequest {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  readonly rulesFile?: string;
  readonly indexesFile?: string;
  readonly seedFile?: string;
  readonly functionsEmulator?: string;
  /** Flags that are accepted and change nothing. */
  readonly ignored: readonly string[];
}

const taken = [
  ...['host', 'port', 'project_id', 'rules', 'indexes'],
  ...['seed_from_export', 'functions_emulator', 'database-edition'],
];
/** Flags of firebase-tools for features that do not exist here. */
const withoutEffect = ['websocket_port', 'webchannel_port', 'single_project_mode'] as const;

const options = {
  help: { type: 'boolean' },
  // bin/java.mjs passes this flag first, because a later firebase-tools may pass unknown flags.
  'from-firebase-tools': { type: 'boolean' },
  ...Object.fromEntries(
    [...taken, ...withoutEffect].map((name) => [name, { type: 'string' as const }]),
  ),
} as const;

/** Features that leave their users without data or without an answer, so that each is refused by its name. */
const unsupported: Readonly<Record<string, string>> = {
  'data-dir': 'documents are kept in memory alone',
  'compact-bytes': 'documents are kept in memory alone',
  'metrics-interval': 'the server reports no figures',
  'allow-origin': 'pages of this machine alone may use the server',
};

class Refusal extends Error {}

type Values = Readonly<Record<string, unknown>>;

/** Reads the flags of users and those that firebase-tools passes to the emulator's JAR. */
export function parseCli(args: readonly string[]): CliRequest {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  if (values.help) return { kind: 'help' };
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !Object.hasOwn(options, token.name) ? [token.name] : [],
  );
  const stray = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const unused = withoutEffect.filter((name) => values[name] !== undefined);
  try {
    for (const name of unknown) {
      const reason = unsupported[name];
      if (reason !== undefined) throw new Refusal(`UNIMPLEMENTED: no --${name}: ${reason}.`);
    }
    if (values['from-firebase-tools'] !== true) {
      if (unknown.length > 0) throw new Refusal(`Unknown flag --${unknown.join(', --')}.`);
      if (stray.length > 0) throw new Refusal(`What is ${stray.join(' ')} for?`);
    }
    const ignored = [...unused, ...unknown].map((name) => `--${name}`);
    return { kind: 'start', ...readFlags(values), ignored };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refuse', message: error.message };
    throw error;
  }
}

function readFlags(values: Values): Omit<StartRequest, 'ignored'> {
  const edition = text(values, 'database-edition') ?? 'standard';
  if (edition !== 'standard') {
    throw new Refusal(`UNIMPLEMENTED: database edition ${edition} is not supported.`);
  }
  const rulesFile = text(values, 'rules');
  const indexesFile = text(values, 'indexes');
  const seedFile = text(values, 'seed_from_export');
  const functionsEmulator = text(values, 'functions_emulator');
  if (functionsEmulator !== undefined && !/^[^/\s]+:\d+$/.test(functionsEmulator)) {
    throw new Refusal(`--functions_emulator takes HOST:PORT, not ${functionsEmulator}.`);
  }
  return {
    host: text(values, 'host') ?? '127.0.0.1',
    port: portOf(text(values, 'port') ?? '8080'),
    projectId: text(values, 'project_id') ?? 'demo-project',
    ...(functionsEmulator !== undefined && { functionsEmulator }),
    ...(rulesFile !== undefined && { rulesFile }),
    ...(indexesFile !== undefined && { indexesFile }),
    ...(seedFile !== undefined && { seedFile }),
  };
}

function portOf(written: string): number {
  if (/^\d+$/.test(written) && Number(written) <= 65_535) return Number(written);
  throw new Refusal(`--port takes a number from 0 to 65535, not ${written}.`);
}

/** Throws for a flag without a value, which is parsed as `true`. */
function text(values: Values, name: string): string | undefined {
  const value = values[name];
  if (value === true) throw new Refusal(`--${name} takes a value.`);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

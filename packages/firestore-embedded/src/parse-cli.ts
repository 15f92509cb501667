import { parseArgs } from 'node:util';

/** What the command line asks for. */
export type CliRequest =
  | {
      readonly kind: 'start';
      readonly host: string;
      readonly port: number;
      readonly projectId: string;
      readonly rulesFile?: string;
      readonly functionsEmulator?: string;
      /** Flags that are accepted and change nothing. */
      readonly ignored: readonly string[];
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'refuse'; readonly message: string };

export const usage = `Usage: firestore-embedded [--host 127.0.0.1] [--port 8080] [--rules FILE] [--project ID]
                          [--functions_emulator HOST:PORT]`;

const options = {
  help: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  project: { type: 'string' },
  project_id: { type: 'string' },
  rules: { type: 'string' },
  functions_emulator: { type: 'string' },
  seed_from_export: { type: 'string' },
  'database-edition': { type: 'string' },
  // Known to firebase-tools; what they switch does not exist here.
  websocket_port: { type: 'string' },
  webchannel_port: { type: 'string' },
  single_project_mode: { type: 'string' },
} as const;

const withoutEffect = ['websocket_port', 'webchannel_port', 'single_project_mode'] as const;

/** Reads the flags of people and those that firebase-tools passes to the emulator's JAR. */
export function parseCli(args: readonly string[]): CliRequest {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  if (values.help) return { kind: 'help' };
  if (values.seed_from_export !== undefined) {
    return refuse('UNIMPLEMENTED: --seed_from_export is not supported: start without --import.');
  }
  const edition = text(values['database-edition']) ?? 'standard';
  if (edition !== 'standard') {
    return refuse(`UNIMPLEMENTED: database edition ${edition} is not supported.`);
  }
  const port = Number(text(values.port) ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return refuse(`--port takes a number from 0 to 65535, not ${String(values.port)}.`);
  }
  const rulesFile = text(values.rules);
  const functionsEmulator = text(values.functions_emulator);
  if (functionsEmulator !== undefined && !/^[^/\s]+:\d+$/.test(functionsEmulator)) {
    return refuse(`--functions_emulator takes HOST:PORT, not ${functionsEmulator}.`);
  }
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !Object.hasOwn(options, token.name) ? [token.rawName] : [],
  );
  return {
    kind: 'start',
    host: text(values.host) ?? '127.0.0.1',
    port,
    projectId: text(values.project_id) ?? text(values.project) ?? 'demo-project',
    ...(rulesFile !== undefined && { rulesFile }),
    ...(functionsEmulator !== undefined && { functionsEmulator }),
    ignored: [
      ...withoutEffect.filter((name) => values[name] !== undefined).map((name) => `--${name}`),
      ...unknown,
    ],
  };
}

function refuse(message: string): CliRequest {
  return { kind: 'refuse', message };
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

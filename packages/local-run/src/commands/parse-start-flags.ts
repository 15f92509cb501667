import { parseArgs } from 'node:util';
import { LocalRunError } from '../local-run-error.ts';

export interface StartFlags {
  readonly help: boolean;
  readonly feed: boolean;
  readonly seed: boolean;
  readonly official: boolean;
  readonly portOffset: number;
}

export const startHelp = `npm start -- [options]

Le site complet sur cette machine, avec des données de démonstration. Ctrl-C arrête tout.

  --no-feed          les taux de démonstration restent immobiles
  --no-seed          base de données vide
  --port-offset N    décale chaque port de N (site 5000, fonctions 5001, Firestore 8080)
  --official         l'émulateur Firestore de Google au lieu du nôtre (demande Java 21 ou plus)
  --help             ce texte`;

const maxPortOffset = 50_000;

/** Reads the command line of `npm start`; throws `bad-flag` on what it does not know. */
export function parseStartFlags(args: readonly string[]): StartFlags {
  const values = parseValues(args);
  return {
    help: values.help,
    feed: !values['no-feed'] && !values['no-seed'],
    seed: !values['no-seed'],
    official: values.official,
    portOffset: parseOffset(values['port-offset']),
  };
}

function parseValues(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        'no-feed': { type: 'boolean', default: false },
        'no-seed': { type: 'boolean', default: false },
        official: { type: 'boolean', default: false },
        'port-offset': { type: 'string', default: '0' },
      },
    }).values;
  } catch (cause) {
    throw new LocalRunError(
      'bad-flag',
      `Option inconnue : ${args.join(' ')}\n\n${startHelp}`,
      cause,
    );
  }
}

function parseOffset(text: string): number {
  const offset = Number(text);
  if (!/^\d+$/.test(text) || offset > maxPortOffset) {
    throw new LocalRunError(
      'bad-flag',
      `--port-offset attend un nombre entier entre 0 et ${maxPortOffset}, et non « ${text} ».`,
    );
  }
  return offset;
}

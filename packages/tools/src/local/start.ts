import { defineCommand } from '../command/command.ts';
import { runUntilStopped, startOptions } from './run-until-stopped.ts';
import { startStack } from './stack.ts';

/** `npm start`: runs the built site until Ctrl-C. */
export const command = defineCommand({
  name: 'start',
  about:
    'Le site complet sur cette machine, avec des données de démonstration. Ctrl-C arrête tout.',
  options: startOptions,
  run: ({ options }) => runUntilStopped(options, startStack),
});

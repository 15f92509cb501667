import { defineCommand } from '../command/command.ts';
import { startDevStack } from './dev/dev-stack.ts';
import { runUntilStopped, startOptions } from './run-until-stopped.ts';

/** `npm run dev`: runs the site from its sources until Ctrl-C. */
export const command = defineCommand({
  name: 'dev',
  about: `Le site tel que ses sources le décrivent : chaque fichier enregistré change la page ouverte,
ou les fonctions. Ctrl-C arrête tout.`,
  options: startOptions,
  run: ({ options }) => runUntilStopped(options, startDevStack),
});

import { firebaseProject, misuse, text } from '../command/options.ts';

/** The options of the commands that work on a Firebase project with the operator's settings. */
export const projectOptions = {
  project: firebaseProject('le projet Firebase'),
  settings: text('FICHIER', 'les réglages du site (settings.env sans cette option)'),
};

/** Returns the given project; throws CommandError 'misuse' without one, and for the local site's. */
export function requireProject(given: string | undefined): string {
  if (given !== undefined && !given.startsWith('demo-')) return given;
  throw misuse(
    'Donnez --project ID, l’identifiant du projet Firebase (console, Paramètres du projet).',
  );
}

import { defineCommand } from '@dinar/tools/command/command';
import { misuse, option, wholeNumber } from '@dinar/tools/command/options';
import { checkState, totalsOf } from './check-state.ts';
import { addresses } from './pages/addresses.ts';
import { openRenderer } from './pages/render-page.ts';
import { inWords } from './rules/finding.ts';
import { namedStates } from './states/named-states.ts';
import { randomState } from './states/random-state.ts';

const most = 1_000_000;

/** `npm run check:days`: renders each page over uneven days and checks its numbers. */
export const command = defineCommand({
  name: 'check:days',
  about: 'Vérifie chaque nombre de chaque page, avec des données de jours inégaux.',
  options: {
    name: option('TEXTE', 'les seuls jours nommés dont le nom contient ce texte', (given, name) => {
      if (namedStates.some((state) => state.name.includes(given))) return given;
      throw misuse(`${name} : aucun jour ne contient « ${given} ».`);
    }),
    page: option('ADRESSE', 'une seule page', (given, name) => {
      if (addresses.some(({ url }) => url === given)) return given;
      throw misuse(`${name} : l'adresse « ${given} » n'est pas vérifiée.`);
    }),
    seed: wholeNumber('des jours au hasard, à partir de ce numéro', {
      least: 0,
      most,
      absent: undefined,
    }),
    count: wholeNumber('combien de jours au hasard', { least: 1, most, absent: 1 }),
  },
  async run({ options: { name = '', page, seed, count } }, { stdout }) {
    const states =
      seed === undefined
        ? namedStates.filter((state) => state.name.includes(name))
        : Array.from({ length: count }, (_, index) => randomState(seed + index));
    const asked = addresses.filter(({ url }) => page === undefined || url === page);
    const renderer = await openRenderer();
    const outcomes = states.map((state) => checkState(renderer, state, asked));
    for (const finding of outcomes.flatMap(({ findings }) => findings)) {
      stdout.write(`${inWords(finding)}\n`);
    }
    const { pages, numbers, violations } = totalsOf(outcomes);
    const counts = `${states.length} days, ${pages} pages, ${numbers} numbers read`;
    stdout.write(`${counts}, ${violations} violations\n`);
    return violations === 0 ? 0 : 1;
  },
});

import { defineCommand, type ExitCode } from '../command/command.ts';
import { flag, misuse } from '../command/options.ts';
import type { Google } from '../deploy/google/google.ts';
import { projectOptions, requireProject } from '../deploy/project-options.ts';
import { createStored, overwriteStored } from './google-resources.ts';
import { describePlan, type PlannedStep, planOperations } from './plan.ts';
import { readOperationFacts } from './read-operation-facts.ts';
import { wantedState } from './wanted/wanted-state.ts';

type Print = (line: string) => void;

/** `npm run operations`: compares and sets up alerts, uptime check and budget as declared in `wanted/`. */
export const command = defineCommand({
  name: 'operations',
  about: 'Montre ce qui manque aux alertes, à la surveillance et au budget, puis le met en place.',
  options: {
    ...projectOptions,
    apply: flag("crée ce qui manque ; sans cette option, rien n'est changé"),
    overwrite: flag('avec --apply, rétablit aussi ce qui a été changé depuis'),
  },
  async run({ options }, { stdout, env }) {
    const { settings: file, apply, overwrite } = options;
    const project = requireProject(options.project);
    if (overwrite && !apply) throw misuse('--overwrite ne va pas sans --apply.');
    const print = (line: string) => stdout.write(`${line}\n`);
    const read = await readOperationFacts(project, { file, env });
    if (!read.ok) {
      for (const problem of read.problems) print(`✗ ${problem}`);
      print("\nRien n'a été changé. Corrigez ce qui précède, puis relancez la commande.");
      return 1;
    }
    const plan = await planOperations(read.google, wantedState(read.facts));
    for (const line of describePlan(plan)) print(line);
    if (read.facts.monthlyAmount === '') print('· aucun budget : MONTHLY_BUDGET est vide.');
    return apply ? carryOut(read.google, plan, { overwrite, print }) : conclude(plan, print);
  },
});

function conclude(plan: readonly PlannedStep[], print: Print): ExitCode {
  const isInPlace = plan.every(({ kind }) => kind === 'leave');
  print(
    isInPlace
      ? '\nTout est en place.'
      : "\nRien n'a été changé. --apply crée ce qui manque, --apply --overwrite rétablit aussi le reste.",
  );
  return 0;
}

/** Applies the plan; returns 1 when a resource still differs from its declaration. */
async function carryOut(
  google: Google,
  plan: readonly PlannedStep[],
  { overwrite, print }: { readonly overwrite: boolean; readonly print: Print },
): Promise<ExitCode> {
  const names = new Map<string, string>();
  let left = 0;
  for (const step of plan) {
    const { wanted } = step;
    const name = step.kind === 'create' ? await createStored(google, wanted, names) : step.name;
    names.set(wanted.id, name);
    if (step.kind === 'change' && overwrite) await overwriteStored(google, wanted, { name, names });
    if (step.kind === 'change' && !overwrite) left += 1;
  }
  print(left === 0 ? '\nTout est en place.' : `\nLaissé comme trouvé : ${left}. Voir --overwrite.`);
  return left === 0 ? 0 : 1;
}

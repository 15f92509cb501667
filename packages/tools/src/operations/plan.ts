import type { Google } from '../deploy/google/google.ts';
import { type Difference, differences } from './differences.ts';
import { listStored } from './google-resources.ts';
import type { JsonObject, Wanted } from './resource.ts';

/** The action planned for one resource; `change` when it differs from the declaration. */
export type PlannedStep = { readonly wanted: Wanted } & (
  | { readonly kind: 'create' }
  | { readonly kind: 'leave'; readonly name: string }
  | { readonly kind: 'change'; readonly name: string; readonly found: readonly Difference[] }
);

/** Compares the wanted state with the resources of the project; changes nothing. */
export async function planOperations(
  google: Google,
  wantedState: readonly Wanted[],
): Promise<PlannedStep[]> {
  const stored = new Map<string, readonly JsonObject[]>();
  for (const { collection } of wantedState) {
    if (!stored.has(collection.url)) {
      stored.set(collection.url, await listStored(google, collection));
    }
  }
  const names = new Map<string, string>();
  return wantedState.map((wanted): PlannedStep => {
    const found = stored.get(wanted.collection.url)?.find(wanted.isStored);
    if (found === undefined) return { wanted, kind: 'create' };
    const name = String(found.name);
    names.set(wanted.id, name);
    const unlike = differences(found, wanted.body(names));
    return unlike.length === 0
      ? { wanted, kind: 'leave', name }
      : { wanted, kind: 'change', name, found: unlike };
  });
}

/** Describes the plan in French: one line for each resource, and one for each field that differs. */
export function describePlan(plan: readonly PlannedStep[]): string[] {
  return plan.flatMap((step) => {
    const { title } = step.wanted;
    if (step.kind === 'create') return [`+ créer : ${title}`];
    if (step.kind === 'leave') return [`= en place : ${title}`];
    return [
      `! changé : ${title}`,
      ...step.found.map((it) => `    ${it.field} vaut ${it.there} ; voulu : ${it.wanted}`),
    ];
  });
}

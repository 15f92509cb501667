import { type Google, openGoogle } from '../deploy/google/google.ts';
import { readBilling, readDisabledApis } from '../deploy/google/read-project-facts.ts';
import { heldRights } from '../deploy/google/read-rights.ts';
import { readSettings } from '../deploy/settings/read-settings.ts';
import type { Env, Settings } from '../deploy/settings/settings.ts';
import { operationApis, operationRights } from './requirements.ts';
import type { OperationFacts } from './wanted/wanted-state.ts';

/** The facts that the command needs, or the problems with their remedies in French. */
export type ReadFacts =
  | { readonly ok: true; readonly google: Google; readonly facts: OperationFacts }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the facts from settings, account and project; changes nothing. */
export async function readOperationFacts(
  projectId: string,
  given: { readonly file: string | undefined; readonly env: Env },
): Promise<ReadFacts> {
  const read = await readSettings(given.file, given.env);
  if (!read.ok) return { ok: false, problems: read.problems };
  if (read.settings.ALERT_EMAIL === '') {
    return problem(
      `ALERT_EMAIL manque dans ${given.file ?? 'settings.env'} : écrivez-y l’adresse de qui reçoit les alertes.`,
    );
  }
  const google = await openGoogle(projectId);
  if (google === undefined) {
    return problem("Aucun compte Google n'est connecté : lancez « npx firebase login ».");
  }
  return readProject(google, projectId, read.settings);
}

/** Reads the facts of the project, with settings and account already read; changes nothing. */
export async function readProject(
  google: Google,
  projectId: string,
  {
    ALERT_EMAIL: alertEmail,
    MONTHLY_BUDGET: monthlyAmount,
  }: Pick<Settings, 'ALERT_EMAIL' | 'MONTHLY_BUDGET'>,
): Promise<ReadFacts> {
  const [project, disabled, billing] = await Promise.all([
    google.ask<{ readonly projectNumber: string }>(
      'GET',
      `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`,
    ),
    readDisabledApis(google, projectId, operationApis),
    readBilling(google, projectId),
  ]);
  if (project.status === 0)
    return problem("Google n'a pas répondu : vérifiez la connexion, puis relancez.");
  if (disabled === undefined) return problem(unseen(projectId));
  if (disabled.length > 0) {
    const command = `gcloud services enable ${disabled.join(' ')} --project ${projectId}`;
    return problem(`Des interfaces de Google sont désactivées : ${command}`);
  }
  if (project.body === undefined) return problem(unseen(projectId));
  const billingAccount = billing?.billingAccountName ?? '';
  if (billingAccount === '') {
    const page = `https://console.cloud.google.com/billing/linkedaccount?project=${projectId}`;
    const text = `Ce compte ne voit pas de compte de facturation au projet « ${projectId} »`;
    return problem(`${text} : liez-en un sur ${page}, ou demandez à son propriétaire d'y accéder.`);
  }
  const { projectNumber } = project.body;
  const facts = { projectId, projectNumber, billingAccount, alertEmail, monthlyAmount };
  const problems = await missingRights(google, facts);
  return problems.length === 0 ? { ok: true, google, facts } : { ok: false, problems };
}

async function missingRights(
  google: Google,
  { projectId, billingAccount, monthlyAmount }: OperationFacts,
): Promise<string[]> {
  const needed = operationRights(projectId, billingAccount, monthlyAmount !== '');
  const problems: string[] = [];
  for (const { resource, rights, remedy } of needed) {
    const held = await heldRights(google, resource, rights);
    const missing = rights.filter((right) => !held?.has(right));
    if (missing.length === 0) continue;
    // No answer may be a lost connection, or a resource that the account cannot see.
    const verdict =
      held === undefined
        ? 'Google ne dit pas si ce compte a le droit'
        : "Ce compte n'a pas le droit";
    const advice = held === undefined ? `relancez ; s'il manque, ${remedy}` : remedy;
    problems.push(`${verdict} ${missing.join(', ')} : ${advice}`);
  }
  return problems;
}

function unseen(projectId: string): string {
  const advice = `vérifiez --project, puis « npx firebase login » avec un compte qui a accès au projet`;
  return `Ce compte ne voit pas le projet « ${projectId} » : ${advice}.`;
}

function problem(text: string): ReadFacts {
  return { ok: false, problems: [text] };
}

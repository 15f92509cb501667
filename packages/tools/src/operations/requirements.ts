import { thisAccount } from '../deploy/google/requirements.ts';

/** The Google APIs that the command uses. */
export const operationApis: readonly string[] = [
  'billingbudgets.googleapis.com',
  'cloudbilling.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'logging.googleapis.com',
  'monitoring.googleapis.com',
];

/** Rights on one resource, and the command that gives them. */
export interface NeededRights {
  /** The address that tests the rights of the calling account. */
  readonly url: string;
  readonly rights: readonly string[];
  readonly remedy: string;
}

const member = `--member ${thisAccount}`;

/** Returns every right that is needed to create and change the wanted state. */
export function operationRights(
  projectId: string,
  billingAccount: string,
  hasBudget: boolean,
): NeededRights[] {
  const account = billingAccount.replace('billingAccounts/', '');
  return [
    {
      url: `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:testIamPermissions`,
      rights: ['notificationChannels', 'uptimeCheckConfigs', 'alertPolicies'].flatMap((kind) =>
        ['create', 'list', 'update'].map((verb) => `monitoring.${kind}.${verb}`),
      ),
      remedy: `gcloud projects add-iam-policy-binding ${projectId} ${member} --role roles/monitoring.editor`,
    },
    ...(hasBudget
      ? [
          {
            url: `https://cloudbilling.googleapis.com/v1/${billingAccount}:testIamPermissions`,
            rights: ['create', 'list', 'update'].map((verb) => `billing.budgets.${verb}`),
            remedy: `gcloud billing accounts add-iam-policy-binding ${account} ${member} --role roles/billing.costsManager`,
          },
        ]
      : []),
  ];
}

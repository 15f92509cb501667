import { grant, thisAccount } from '../deploy/google/requirements.ts';

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
  /** Its address, at which Google tests the rights of the calling account. */
  readonly resource: string;
  readonly rights: readonly string[];
  readonly remedy: string;
}

/** Returns every right that is needed to create and change the wanted state. */
export function operationRights(
  projectId: string,
  billingAccount: string,
  hasBudget: boolean,
): NeededRights[] {
  const account = billingAccount.replace('billingAccounts/', '');
  return [
    {
      resource: `cloudresourcemanager.googleapis.com/v1/projects/${projectId}`,
      rights: ['notificationChannels', 'uptimeCheckConfigs', 'alertPolicies'].flatMap((kind) =>
        ['create', 'list', 'update'].map((verb) => `monitoring.${kind}.${verb}`),
      ),
      remedy: grant(projectId, 'roles/monitoring.editor'),
    },
    ...(hasBudget
      ? [
          {
            resource: `cloudbilling.googleapis.com/v1/${billingAccount}`,
            rights: ['create', 'list', 'update'].map((verb) => `billing.budgets.${verb}`),
            remedy: `gcloud billing accounts add-iam-policy-binding ${account} --member ${thisAccount} --role roles/billing.costsManager`,
          },
        ]
      : []),
  ];
}

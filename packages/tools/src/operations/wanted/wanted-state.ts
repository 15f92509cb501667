import { monitored, type Wanted } from '../resource.ts';
import { alertPolicies } from './alert-policies.ts';
import { budget } from './budget.ts';

export interface OperationFacts {
  readonly projectId: string;
  readonly projectNumber: string;
  readonly billingAccount: string;
  readonly alertEmail: string;
  /** Empty for no budget. */
  readonly monthlyAmount: string;
}

/** Returns all wanted resources, each after the resources that it refers to. */
export function wantedState(facts: OperationFacts): readonly Wanted[] {
  const { projectId, alertEmail, monthlyAmount } = facts;
  return [
    monitored(projectId, 'notificationChannels', {
      id: 'staff-mail',
      title: `courriels d'alerte à ${alertEmail}`,
      body: () => ({
        type: 'email',
        displayName: 'Dinar : alertes',
        labels: { email_address: alertEmail },
        enabled: true,
      }),
    }),
    monitored(projectId, 'uptimeCheckConfigs', {
      id: 'uptime',
      title: 'surveillance de reportUptime, toutes les 5 minutes',
      body: () => uptimeCheck(projectId),
    }),
    ...alertPolicies(projectId),
    ...(monthlyAmount === '' ? [] : [budget(facts)]),
  ];
}

// https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs
function uptimeCheck(projectId: string) {
  const host = `europe-west1-${projectId}.cloudfunctions.net`;
  return {
    displayName: 'Dinar : relevés à l’heure',
    monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } },
    httpCheck: {
      requestMethod: 'GET',
      path: '/reportUptime',
      port: 443,
      useSsl: true,
      validateSsl: true,
      acceptedResponseStatusCodes: [{ statusValue: 200 }],
    },
    period: '300s',
    // The function may need a cold start.
    timeout: '30s',
  };
}

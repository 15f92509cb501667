import { type JsonObject, monitored, type Names, nameOf, type Wanted } from '../resource.ts';
import { type LogSearch, logFilter, logSearches } from './log-searches.ts';

interface Alert {
  readonly id: string;
  readonly title: string;
  /** A description of the incident in French. */
  readonly says: string;
  readonly condition: (names: Names) => JsonObject;
  readonly strategy: JsonObject;
}

/** The functions whose 5xx responses affect a visitor. */
export const watchedFunctions = [
  'renderPage',
  'receiveContact',
  'storeContact',
  'receiveAlerts',
] as const;

// In Cloud Run, each function is a service with its name in lower case.
const watched = watchedFunctions.map((name) => JSON.stringify(name.toLowerCase()));

const halfDay = '43200s';
// Alerts on a log search require a rate limit: at most one mail an hour.
const hourly = { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' };

/** Returns every alert, to be sent to the channel `staff-mail`. */
export function alertPolicies(projectId: string): Wanted[] {
  return alerts.map(({ id, title, says, condition, strategy }) =>
    monitored(projectId, 'alertPolicies', {
      id,
      title: `alerte « ${title} »`,
      body: (names) => ({
        displayName: `Dinar : ${title}`,
        documentation: {
          content: `${says} Que faire : docs/operations.md, « ${id} ».`,
          mimeType: 'text/markdown',
        },
        combiner: 'OR',
        enabled: true,
        conditions: [{ displayName: title, ...condition(names) }],
        alertStrategy: strategy,
        notificationChannels: [nameOf(names, 'staff-mail')],
      }),
    }),
  );
}

const alerts: readonly Alert[] = [
  {
    id: 'late',
    title: 'un relevé est en retard',
    says: 'L’adresse reportUptime répond 503 depuis dix minutes et dit quelle source est en retard.',
    // https://cloud.google.com/monitoring/alerts/policies-in-json#json-uptime
    condition: (names) => ({
      conditionThreshold: {
        filter: [
          'metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
          `metric.label.check_id="${nameOf(names, 'uptime').split('/').at(-1)}"`,
          'resource.type="uptime_url"',
        ].join(' AND '),
        aggregations: [
          {
            alignmentPeriod: '600s',
            perSeriesAligner: 'ALIGN_NEXT_OLDER',
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['resource.label.*'],
          },
        ],
        // More than one location must see the failure, because a single one may be disconnected.
        ...above(1, '600s'),
      },
    }),
    strategy: { autoClose: halfDay },
  },
  {
    id: 'errors',
    title: 'des pages répondent en erreur',
    says: 'Plus de cinq réponses 5xx en cinq minutes.',
    // Leaves out triggers, which respond 5xx to be retried, and reportUptime, which reports late sources.
    condition: () => ({
      conditionThreshold: requestsAbove(5, '300s', [
        'metric.label.response_code_class="5xx"',
        `resource.label.service_name=one_of(${watched.join(',')})`,
      ]),
    }),
    strategy: { autoClose: halfDay },
  },
  {
    id: 'client-errors',
    title: 'des pages de visiteurs rapportent des erreurs',
    says: 'Plus de vingt rapports d’erreurs en dix minutes.',
    condition: () => ({
      conditionThreshold: requestsAbove(20, '600s', [
        // Of all answers only that to a written report has this status.
        'metric.label.response_code="204"',
        'resource.label.service_name="receiveerrorreports"',
      ]),
    }),
    strategy: { autoClose: halfDay },
  },
  ...Object.entries<LogSearch>(logSearches).map(([id, search]) => ({
    id,
    title: search.title,
    says: search.says,
    condition: () => ({ conditionMatchedLog: { filter: logFilter(search) } }),
    strategy: hourly,
  })),
];

function requestsAbove(threshold: number, period: string, filters: readonly string[]): JsonObject {
  return {
    filter: [
      'metric.type="run.googleapis.com/request_count"',
      'resource.type="cloud_run_revision"',
      ...filters,
    ].join(' AND '),
    aggregations: [
      {
        alignmentPeriod: period,
        perSeriesAligner: 'ALIGN_DELTA',
        crossSeriesReducer: 'REDUCE_SUM',
        groupByFields: ['resource.label.service_name'],
      },
    ],
    ...above(threshold, '0s'),
  };
}

function above(thresholdValue: number, duration: string): JsonObject {
  return { comparison: 'COMPARISON_GT', thresholdValue, duration, trigger: { count: 1 } };
}

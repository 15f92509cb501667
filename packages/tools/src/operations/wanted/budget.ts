import { nameOf, type Wanted } from '../resource.ts';

interface BudgetFacts {
  readonly projectId: string;
  readonly projectNumber: string;
  /** For example `billingAccounts/012345-678901-ABCDEF`. */
  readonly billingAccount: string;
  readonly monthlyAmount: string;
}

const base = 'https://billingbudgets.googleapis.com/v1/';

/**
 * Returns the project's monthly budget. It has no currency, so the amount is in the billing account's
 * currency. Budgets have no labels, so the stored one is found by its name.
 * https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets
 */
export function budget(facts: BudgetFacts): Wanted {
  const displayName = `Dinar : ${facts.projectId}`.slice(0, 60);
  return {
    id: 'budget',
    title: `budget de ${facts.monthlyAmount} par mois, dans la monnaie du compte de facturation`,
    collection: { url: `${base}${facts.billingAccount}/budgets`, list: 'budgets', base },
    body: (names) => ({
      displayName,
      budgetFilter: { projects: [`projects/${facts.projectNumber}`], calendarPeriod: 'MONTH' },
      amount: { specifiedAmount: { units: facts.monthlyAmount } },
      thresholdRules: [
        { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
        { thresholdPercent: 0.9, spendBasis: 'CURRENT_SPEND' },
        { thresholdPercent: 1, spendBasis: 'CURRENT_SPEND' },
        { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
      ],
      notificationsRule: { monitoringNotificationChannels: [nameOf(names, 'staff-mail')] },
    }),
    isStored: (stored) => stored.displayName === displayName,
  };
}

/** The address that answers with the key for push subscriptions, and that changes a browser's alerts. */
export const alertsPath = '/alertes/appareil';

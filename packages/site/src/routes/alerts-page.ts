/** The page on which a visitor lists and changes alerts. */
export const alertsPage = '/alertes';

/** The address that answers with the key for push subscriptions, and that changes a browser's alerts. */
export const alertsPath = `${alertsPage}/appareil`;

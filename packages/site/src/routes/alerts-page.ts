/** The page on which a visitor lists and changes alerts. */
export const alertsPage = '/alertes';

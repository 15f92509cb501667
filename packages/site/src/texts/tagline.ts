export const siteTagline = 'La plateforme de référence des taux de change en Tunisie';

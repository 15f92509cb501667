export const fr = { tagline: 'La plateforme de référence des taux de change en Tunisie' } as const;

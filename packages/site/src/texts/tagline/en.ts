export const en = { tagline: 'The reference platform for exchange rates in Tunisia' } as const;

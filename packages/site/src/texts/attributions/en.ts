export const en = {
  bct: 'Mid rates published by the Central Bank of Tunisia',
  STBK: 'Counter rates published by STB',
  market: 'Rates by {provider}',
  coins: 'Data provided by {provider}',
  headlines: 'Headlines published by {provider}',
} as const;

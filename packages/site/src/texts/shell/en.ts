export const en = {
  needsScripts: 'This page needs JavaScript to show the exchange rates.',
  euro: '1 EUR in dinars',
  converter: 'Converter',
  banks: 'Rates of the banks',
  alerts: 'My alerts',
} as const;

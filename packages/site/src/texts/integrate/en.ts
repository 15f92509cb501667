export const en = {
  currency: 'Currency',
  width: 'Width',
  pixels: '{width} px',
  colours: 'Colours',
  themes: { auto: 'Match the device', clair: 'Light', sombre: 'Dark' },
  preview: 'Preview of the widget',
  code: 'The code to paste into your page',
  copy: 'Copy the code',
  copied: 'Code copied',
  goodToKnow: 'Good to know',
  facts:
    'The widget is a page without scripts or cookies, of less than 8 kB; its rates are at most about fifteen minutes old when your page opens. In WordPress, paste the address of the comparison for a currency: it becomes the widget (oEmbed). For an email or a forum, take the picture of the day from the converter; for a program, the {data}.',
  data: 'open data',
} as const;

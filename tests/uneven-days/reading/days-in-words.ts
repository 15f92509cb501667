const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

const short = /\b(\d{2})\/(\d{2})\/(\d{4})\b/g;
const long = new RegExp(`\\b(\\d{1,2})(?:er)? (${months.join('|')}) (\\d{4})\\b`, 'g');

/** The days that a text names, in figures or in French words, as 'YYYY-MM-DD'. */
export function daysInWords(text: string): string[] {
  const figures = [...text.matchAll(short)].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  );
  const words = [...text.matchAll(long)].map(([, day = '', month = '', year]) => {
    const place = String(months.indexOf(month) + 1).padStart(2, '0');
    return `${year}-${place}-${day.padStart(2, '0')}`;
  });
  return [...figures, ...words];
}

export function withoutDays(text: string): string {
  return text.replace(short, '').replace(long, '');
}

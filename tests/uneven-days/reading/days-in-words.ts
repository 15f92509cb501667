const months = [
  ['janvier', 'janv.'],
  ['février', 'févr.'],
  ['mars', 'mars'],
  ['avril', 'avr.'],
  ['mai', 'mai'],
  ['juin', 'juin'],
  ['juillet', 'juil.'],
  ['août', 'août'],
  ['septembre', 'sept.'],
  ['octobre', 'oct.'],
  ['novembre', 'nov.'],
  ['décembre', 'déc.'],
];

const short = /\b(\d{2})\/(\d{2})\/(\d{4})\b/g;
const long = new RegExp(
  `\\b(\\d{1,2})(?:er)? (${months.map(([name]) => name).join('|')}) (\\d{4})\\b`,
  'g',
);

/** The days in a text, written in figures or in French words, as 'YYYY-MM-DD'. */
export function daysInWords(text: string): string[] {
  const figures = [...text.matchAll(short)].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  );
  const words = [...text.matchAll(long)].map(([, day = '', month = '', year]) => {
    const place = String(months.findIndex(([name]) => name === month) + 1).padStart(2, '0');
    return `${year}-${place}-${day.padStart(2, '0')}`;
  });
  return [...figures, ...words];
}

export function withoutDays(text: string): string {
  return text.replace(short, '').replace(long, '');
}

/** The French forms of a day without its year: "20 novembre", "20 nov.". */
export function wordsOfDay(day: string): string[] {
  const [, month, dayOfMonth] = day.split('-').map(Number);
  const ordinals = dayOfMonth === 1 ? ['1er', '1'] : [String(dayOfMonth)];
  return (months[(month ?? 1) - 1] ?? []).flatMap((name) =>
    ordinals.map((ordinal) => `${ordinal} ${name}`),
  );
}

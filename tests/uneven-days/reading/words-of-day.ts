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

/** How a day may be said in French, without its year: "20 novembre", "20 nov.". */
export function wordsOfDay(day: string): string[] {
  const [, month, dayOfMonth] = day.split('-').map(Number);
  const ordinals = dayOfMonth === 1 ? ['1er', '1'] : [String(dayOfMonth)];
  return (months[(month ?? 1) - 1] ?? []).flatMap((name) =>
    ordinals.map((ordinal) => `${ordinal} ${name}`),
  );
}

import type { Choices } from '@dinar/domain/testing/seeded-choices';

const silent = /<(script|style|svg)[\s\S]*?<\/\1>/g;
const numberInText = />[^<]*?\d,\d+/g;

/** Changes the last digit of one of the numbers with decimals that a page shows. */
export function changeOneNumber(html: string, choices: Choices): string {
  const shown = html.replace(silent, (part) => ' '.repeat(part.length));
  const ends = [...shown.matchAll(numberInText)].map(
    ({ index, 0: text }) => index + text.length - 1,
  );
  const place = choices.pick(ends);
  const digit = (Number(html[place]) + 1) % 10;
  return `${html.slice(0, place)}${digit}${html.slice(place + 1)}`;
}

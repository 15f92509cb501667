import { routes } from '@dinar/site/routes/routes';
import { examplePath } from '../../../support/example-path.ts';
import type { Attack } from '../attack.ts';

/** Texts that would do harm if a page repeated them unescaped. */
export const hostileValues = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</script><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)//',
  '=cmd|"/c calc"!A1',
  '\u202egpj.exe\u202d<b>',
  '\u0000<b>zero</b>',
  '\ud83d\udcb8"onmouseover="alert(1)',
  '1e308',
  '-0.0000000001e-999',
  // A longer part makes Hosting's emulator look up a file name that exceeds the file system's limit.
  `${'9'.repeat(200)}`,
  '__proto__',
] as const;

const names = ['devise', 'from', 'to', 'amount', 'bank', 'page', 'utm_source', '__proto__'];

/** Addresses of files, feeds and widgets for programs and other sites, with a place for a value. */
const forPrograms = [
  '/widget/*',
  '/widget/eur/*',
  '/oembed?url=*',
  '/oembed?url=http%3A%2F%2F127.0.0.1%2Fcomparateur%2F*&maxwidth=*',
  '/donnees/v1/latest.csv?*',
  '/donnees/v1/days/*.json',
  '/donnees/v1/banks/*/EUR.csv',
  '/donnees/v1/series/*.json',
  '/donnees/v1/series/EUR/*.csv',
  '/donnees/v1/feed/*.xml',
];

/** The site's addresses, each with its name, for a value in every segment or every query parameter. */
function openAddresses(): (readonly [string, (value: string) => string])[] {
  const segment = /:\w+|\{\w+\}/g;
  const kinds = ['home', 'bank', 'comparator', 'converter', 'crypto', 'contact'];
  return [
    ...forPrograms.map((path) => [path, (value: string) => path.replaceAll('*', value)] as const),
    ...routes
      .filter(({ path }) => path.search(segment) >= 0)
      .map(({ id, path }) => [id, (value: string) => path.replace(segment, value)] as const),
    ...routes
      .filter(({ id }) => kinds.includes(id))
      .map((route) => {
        const queryOf = (value: string) => names.map((name) => `${name}=${value}`).join('&');
        const addressOf = (value: string) => `${examplePath(route)}?${queryOf(value)}`;
        return [`${route.id}?…`, addressOf] as const;
      }),
  ];
}

/** Attacks with each hostile value in each of these addresses. */
export function addressAttacks(): Attack[] {
  return openAddresses().flatMap(([name, addressOf]) =>
    hostileValues.map((value) => ({
      name: `address: ${name} with ${value.slice(0, 40)}`,
      attempt: { to: 'hosting', path: addressOf(encodeURIComponent(value)) },
      must: { hidden: harmfulForms(value) },
    })),
  );
}

// Text without HTML characters is harmless when repeated, except in an address; a page may contain it, such
// as the amount that a visitor typed.
function harmfulForms(value: string): readonly string[] {
  if (/[<>"'{]/.test(value)) return [value];
  return ['href', 'src', 'action'].map((attribute) => `${attribute}="${value}`);
}

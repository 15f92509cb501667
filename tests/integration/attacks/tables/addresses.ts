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

/**
 * Attacks with each hostile value in every segment and every query parameter of the site's addresses, and in
 * those for programs.
 */
export function addressAttacks(): Attack[] {
  return [...inSegments(), ...inQueries(), ...inAddressesForPrograms()];
}

function inAddressesForPrograms(): Attack[] {
  return forPrograms.flatMap((path) =>
    hostileValues.map((value) =>
      asked(
        `${path} with ${value.slice(0, 40)}`,
        path.replaceAll('*', encodeURIComponent(value)),
        value,
      ),
    ),
  );
}

function inSegments(): Attack[] {
  const part = /:\w+|\{\w+\}/g;
  return routes
    .filter(({ path }) => path.search(part) >= 0)
    .flatMap(({ id, path }) =>
      hostileValues.map((value) =>
        asked(
          `${id} with ${value.slice(0, 40)}`,
          path.replace(part, encodeURIComponent(value)),
          value,
        ),
      ),
    );
}

function inQueries(): Attack[] {
  const kinds = ['home', 'bank', 'comparator', 'converter', 'crypto', 'contact'];
  return routes
    .filter(({ id }) => kinds.includes(id))
    .flatMap((route) =>
      hostileValues.map((value) => {
        const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
        return asked(
          `${route.id}?… with ${value.slice(0, 40)}`,
          `${examplePath(route)}?${query}`,
          value,
        );
      }),
    );
}

function asked(title: string, path: string, value: string): Attack {
  return {
    name: `address: ${title}`,
    attempt: { to: 'hosting', path },
    must: { hidden: harmfulForms(value) },
  };
}

// Text without HTML characters is harmless when repeated, except in an address; a page may contain it, such
// as the amount that a visitor typed.
function harmfulForms(value: string): readonly string[] {
  if (/[<>"'{]/.test(value)) return [value];
  return ['href', 'src', 'action'].map((attribute) => `${attribute}="${value}`);
}

import { aliases } from '@dinar/site/routes/aliases';
import type { Attack, Attempt } from '../attack.ts';

const evil = 'evil.example';

const paths = [
  `//${evil}`,
  `//${evil}/`,
  `//${evil}/%2e%2e`,
  `///${evil}`,
  `////${evil}/biat/`,
  `/\\${evil}`,
  `/%5c${evil}/`,
  `/%5c%5c${evil}/`,
  `/%2f${evil}/`,
  `/%2f%2f${evil}/`,
  `/.${evil}/`,
  `/%09/${evil}/`,
  `/;@${evil}/`,
  `/@${evil}/`,
  `/https:/${evil}/`,
  `/https://${evil}/`,
  `/biat//${evil}/..`,
  `/biat/..//${evil}/`,
  `/./${evil}//`,
  '/biat%0d%0aLocation:%20https://evil.example/',
  '/biat?%0d%0aSet-Cookie:%20a=b',
  '/biat/%0d%0aX-Injected:%20yes/',
  '/%E5%98%8A%E5%98%8DX-Injected:%20yes/',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/firebase.json',
  '/..%2f..%2ffunctions/.env',
  '/.git/config',
  '/.env',
  '/firebase.json',
  '/assets/..%2f..%2ffirebase.json',
  '/assets/%2e%2e/%2e%2e/firebase.json',
  '/images/..%5c..%5cfirebase.json',
  '/__/firebase/init.json',
  '/service-worker.js%00.html',
  '/biat%/',
  `/%E0%A4%A//${evil}/`,
  '/index.php?page=https://evil.example/x',
] as const;

const wanderingQueries = ['next', 'url', 'redirect', 'continue', 'return'].map(
  (name) => `${name}=https://${evil}/`,
);

const headers: readonly Readonly<Record<string, string>>[] = [
  { Host: evil },
  { Host: `${evil}:80@127.0.0.1` },
  { 'X-Forwarded-Host': evil },
  { 'X-Forwarded-Host': evil, 'X-Forwarded-Proto': 'javascript' },
  { 'X-Forwarded-Prefix': `//${evil}` },
  { 'X-Original-URL': `//${evil}/admin` },
  { 'X-Rewrite-URL': '/__/firebase/init.json' },
  { Forwarded: `host=${evil};proto=http` },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Forwarded-For': '"><script>alert(1)</script>' },
  { Referer: `https://${evil}/"><script>alert(1)</script>` },
  { 'User-Agent': '<script>alert(1)</script>' },
  { 'Accept-Language': '../../../../etc/passwd' },
  { Cookie: `__session=${'a'.repeat(4000)}` },
  { Origin: `https://${evil}`, 'Access-Control-Request-Method': 'PUT' },
  { Range: 'bytes=0-18446744073709551615' },
  { 'If-Modified-Since': 'x'.repeat(4000) },
  { Accept: 'text/html;q=NaN' },
];

const hidden = [
  `Location: https://${evil}`,
  'X-Injected: yes',
  'Set-Cookie: a=b',
  'root:x:0',
  '"predeploy"',
  '[core]',
  '<script>alert(1)</script>',
];

/** Addresses and headers that try to redirect visitors elsewhere or to read files that are not served. */
export function redirectAttacks(): Attack[] {
  const firstAliases = aliases.slice(0, 4).map(({ from }) => from);
  return [
    ...paths.map((path) => asked(path, { path })),
    ...firstAliases.flatMap((from) => [
      ...wanderingQueries.map((query) => asked(`${from}?${query}`, { path: `${from}?${query}` })),
      asked(`${from}//`, { path: `${from}//${evil}/` }),
    ]),
    ...headers.flatMap((header) =>
      ['/', '/biat', '/biat/', '/nulle-part'].map((path) =>
        asked(`${path} with ${JSON.stringify(header).slice(0, 60)}`, { path, headers: header }),
      ),
    ),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
      ['/', '/biat', '/contact', '/assets/sitemap.xml'].map((path) =>
        asked(`${method} ${path}`, { path, method, body: `<script>alert(1)</script>${evil}` }),
      ),
    ),
    ...[`http://${evil}/biat/`, `http://${evil}//${evil}/`, `https://${evil}/`].map((path) =>
      asked(`absolute ${path}`, { path }),
    ),
  ];
}

function asked(title: string, request: Omit<Attempt, 'to'>): Attack {
  const attempt = { to: 'hosting', ...request } as const;
  return { name: `redirect: ${title}`, attempt, must: { hidden } };
}

import type { Attack, Attempt, Must } from '../attack.ts';
import { hostileValues } from './addresses.ts';

type Fields = Readonly<Record<string, string>>;

const form: Fields = {
  name: 'Amel Ben Salah',
  email: 'amel@example.tn',
  subject: 'Cours du riyal',
  message: 'Bonjour, le cours du riyal est-il celui du jour ?',
};

const ofForm = 'application/x-www-form-urlencoded';

/**
 * Attacks that post the contact form directly: from another site, with another content type, and with texts
 * that would do harm in the page that repeats them. None of the messages may be stored.
 */
export function contactPostAttacks(): Attack[] {
  const refused: Must = { refused: true };
  const harmful = hostileValues.filter((value) => /[<"]/.test(value));
  return [
    ...[
      'https://evil.example',
      'null',
      'http://127.0.0.1',
      'http://localhost:5000',
      '/contact',
    ].map((origin) => posted(`with the origin ${origin}`, { Origin: origin }, form, refused)),
    ...['cross-site', 'same-site', 'SAME-ORIGIN', ''].map((site) =>
      posted(`with Sec-Fetch-Site « ${site} »`, { 'Sec-Fetch-Site': site }, form, refused),
    ),
    ...['text/plain', 'application/json', 'multipart/form-data; boundary=x', `x-${ofForm}`, ''].map(
      (type) => posted(`of type « ${type} »`, { 'Content-Type': type }, form, refused),
    ),
    ...['utf-16', 'utf-7', 'evil'].map((charset) =>
      posted(`in ${charset}`, { 'Content-Type': `${ofForm}; charset=${charset}` }, form, refused),
    ),
    ...Object.keys(form).flatMap((name) =>
      harmful.map((value) =>
        // Without an email the server returns the form with every submitted text.
        posted(
          `${name} ${value.slice(0, 40)}`,
          {},
          { ...form, email: '', [name]: value },
          {
            refused: true,
            hidden: [value],
          },
        ),
      ),
    ),
    ...[
      'a[__proto__][b]=1',
      '__proto__=1&constructor=2',
      'name[]=Amel&email[$gt]=',
      'name=%E0%A4%A',
      'name=%FF%FE',
      `name=${'a&name='.repeat(2000)}`,
      // Not more: a body of one megabyte sometimes crashes Hosting's emulator itself.
      `message=${'a'.repeat(200_000)}`,
      'name=Amel&name=Other&email=&email=a@b.tn',
    ].map((body) => posted(`body ${body.slice(0, 40)}`, {}, body, refused)),
    posted('said to be packed', { 'Content-Encoding': 'gzip' }, form, refused),
    ...['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'POST\u0000'].map((method) => ({
      ...posted(`by ${method}`, {}, form, refused),
      attempt: { ...attempt({}, form), method },
    })),
  ];
}

function posted(
  title: string,
  headers: Readonly<Record<string, string>>,
  body: Fields | string,
  must: Must,
): Attack {
  return { name: `contact post: ${title}`, attempt: attempt(headers, body), must };
}

function attempt(headers: Readonly<Record<string, string>>, body: Fields | string): Attempt {
  return {
    to: 'hosting',
    method: 'POST',
    path: '/contact',
    headers: { 'Content-Type': ofForm, ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  };
}

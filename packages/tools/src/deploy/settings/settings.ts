import * as v from 'valibot';

const text = v.pipe(v.string('manque'), v.trim(), v.nonEmpty('est vide'));
const email = v.pipe(text, v.email('doit être une adresse de courriel'));
const freeText = v.optional(v.pipe(v.string(), v.trim()), '');

const optionalEmail = v.pipe(
  freeText,
  v.check((given) => given === '' || v.is(email, given), 'doit être une adresse de courriel'),
);

/** A setting that may be empty. */
const optional = (pattern: RegExp, problem: string) => v.pipe(freeText, v.regex(pattern, problem));
const atGoogle = (what: string) =>
  optional(/^(?:secret)?$/, `doit être vide, ou « secret » : ${what}`);

/** Every setting of a deployment, by its name in settings.env. */
const schema = v.strictObject({
  SITE_NAME: text,
  SITE_URL: v.pipe(
    text,
    v.transform((url) => url.replace(/\/+$/, '')),
    v.check(isHttpsOrigin, 'doit être une adresse https:// sans chemin'),
  ),
  CONTACT_EMAIL: email,
  CONTACT_PHONE: v.pipe(text, v.regex(/^\+?[\d ().-]{6,20}$/, 'doit être un numéro de téléphone')),
  FIREBASE_API_KEY: text,
  FIREBASE_APP_ID: v.pipe(
    text,
    v.regex(/^1:\d+:web:[0-9a-f]+$/, 'doit être de la forme 1:NUMÉRO:web:CODE'),
  ),
  STAFF_EMAIL: optionalEmail,
  MORNING_MAIL_HOUR: optional(/^(?:[7-9]|1[0-2])?$/, 'doit être une heure, de 7 à 12'),
  ALERT_EMAIL: optionalEmail,
  MONTHLY_BUDGET: optional(/^(?:[1-9]\d{0,8})?$/, 'doit être un montant entier, sans monnaie'),
  STORAGE_BUCKET: optional(
    /^(?:[a-z\d][a-z\d._-]{1,220}[a-z\d])?$/,
    'doit être le nom d’un bucket, sans gs://',
  ),
  COINGECKO_KEY: atGoogle('la clé est le secret COINGECKO_DEMO_KEY'),
  PUSH_ALERTS: atGoogle('les clés sont le secret VAPID_PRIVATE_KEYS'),
  TELEGRAM_CHANNEL: optional(
    /^(?:@[A-Za-z]\w{4,31}|-\d{5,20})?$/,
    'doit être un canal de Telegram, par exemple @dinar',
  ),
  APP_CHECK_SITE_KEY: freeText,
  PAGES_MIN_INSTANCES: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d$/, 'doit être un nombre de 0 à 9')),
    '0',
  ),
});

export type Settings = v.InferOutput<typeof schema>;

export type Env = Readonly<Record<string, string | undefined>>;

/** Settings of the page that must differ from the example. */
const mustDiffer = [
  'SITE_URL',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
] as const;

/** All settings of the page. Its name may keep the example's value. */
export const pageSettings = ['SITE_NAME', ...mustDiffer, 'APP_CHECK_SITE_KEY'] as const;

export const settingNames = Object.keys(schema.entries) as readonly (keyof Settings)[];

/** The settings, or the problem of each invalid setting: in French, with its name. */
export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Decodes an operator's settings, and rejects example values where the operator's own are required. */
export function parseSettings(given: Env, examples: Env): ReadSettings {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) return { ok: false, problems: parsed.issues.map(problemOf) };
  const settings = parsed.output;
  const kept = mustDiffer.filter((name) => settings[name] === examples[name]);
  if (kept.length === 0) return { ok: true, settings };
  return { ok: false, problems: kept.map((name) => `${name} a encore la valeur de l'exemple`) };
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? `${name} n'est pas un réglage connu` : `${name} manque`;
  }
  return `${name} ${issue.message}`;
}

function isHttpsOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === url && url.startsWith('https://');
}

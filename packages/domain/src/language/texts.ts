import type { Locale } from './locale.ts';

/** The names of the values in a text: `bank` in « Cours de {bank} ». */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The forms that a language has for counts, by the categories of Unicode; Arabic has all six. */
interface PluralForms {
  readonly fr: Readonly<Record<'one' | 'other', string>>;
  readonly en: Readonly<Record<'one' | 'other', string>>;
  readonly ar: Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;
}

/** The texts of a feature in another language: the keys of the French ones, with the same values in each text. */
export type Translation<L extends Locale, French> = French extends string
  ? TextWith<NamesIn<French>>
  : French extends { readonly other: string }
    ? PluralForms[L]
    : { readonly [Key in keyof French]: Translation<L, French[Key]> };

type TextWith<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: `${string}{${Names}}${string}`) => void : never) extends (
        text: infer Text,
      ) => void
    ? Text
    : never;

/** `never` for each key and each value in braces that the French texts do not have. */
type Known<French, Texts> = French extends string
  ? Texts extends string
    ? [Exclude<NamesIn<Texts>, NamesIn<French>>] extends [never]
      ? Texts
      : never
    : never
  : French extends { readonly other: string }
    ? Texts
    : {
        readonly [Key in keyof Texts]: Key extends keyof French
          ? Known<French[Key], Texts[Key]>
          : never;
      };

/** The same texts in each language, with the type of the French ones. */
export type Localized<French> = Readonly<Record<Locale, French>>;

/**
 * Binds the texts of a feature in all languages. A text or a value in braces that is missing in a language, or
 * that French does not have, is an error of types. The page's build for a language leaves the others out.
 */
export function localized<
  const French,
  const Arabic extends Translation<'ar', French>,
  const English extends Translation<'en', French>,
>(texts: {
  readonly fr: French;
  readonly ar: Arabic & Known<French, Arabic>;
  readonly en: English & Known<French, English>;
}): Localized<French> {
  // Readers need the names of the values in a text, which the parameters above have compared.
  return texts as unknown as Localized<French>;
}

const arabic = /[\u0600-\u06ff]/;

/**
 * Isolates a figure, code or Latin name among Arabic words where no element can: in titles and attributes.
 * Without it « 500 EUR » would turn round.
 */
export function isolated(text: string): string {
  return arabic.test(text) ? text : `\u2066${text}\u2069`;
}

/** Puts values into a text; each is isolated if the words are Arabic, or another value is. */
export function fill<const Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values;
  const isolate = [text, ...Object.values(given)].some((each) => arabic.test(`${each}`))
    ? isolated
    : String;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => isolate(`${given[name]}`));
}

const rules = new Map<Locale, Intl.PluralRules>();

/** Returns the form of a text for a count. */
export function pluralOf<Form extends string>(
  locale: Locale,
  forms: Readonly<Record<'other', Form> & Partial<Record<Intl.LDMLPluralRule, Form>>>,
  count: number,
): Form {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return forms[rule.select(count)] ?? forms.other;
}

import { directionOf, locales } from '@dinar/domain/language/locale';
import { expect, test } from 'vitest';
import { plainBoard, site } from '../testing/site-fixtures.ts';
import { widgetCode } from './widget-code.ts';
import { widgetHtml } from './widget-html.ts';

const today = plainBoard.currencies.get('EUR');
if (!today) throw new Error('The fixtures lack the euro');

const expected = {
  fr: ['Euro en dinar tunisien', '1 EUR = 3,3891 TND', '/comparateur/eur', '19 novembre'],
  ar: ['يورو بالدينار التونسي', '<bdi dir="ltr">1 EUR = 3,3891 TND</bdi>', '/ar/comparateur/eur'],
  en: ['Euro to Tunisian dinar', '1 EUR = 3.3891 TND', '/en/comparateur/eur', '19 November'],
} as const;

test.each(locales)(
  'A widget in %s has its words, its direction and the address of its page',
  (language) => {
    const widget = { currency: 'EUR', theme: 'auto', language } as const;
    const html = widgetHtml(site, widget, today);
    for (const part of expected[language]) expect(html).toContain(part);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.includes('dir="rtl"')).toBe(directionOf(language) === 'rtl');
    const [title, , path] = expected[language];
    const code = widgetCode(site, widget);
    expect(code).toContain(title);
    expect(code).toContain(`https://dinar.example${path}`);
  },
);

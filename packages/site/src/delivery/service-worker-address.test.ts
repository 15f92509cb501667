import { locales } from '@dinar/domain/language/locale';
import { expect, it } from 'vitest';
import { serviceWorkerAddress, workerLocale } from './service-worker-address.ts';

it.each(locales)('the worker of %s reads its language from its own address', (locale) => {
  const [path, query] = serviceWorkerAddress(locale).split('?');
  expect([path, workerLocale(`?${query}`)]).toEqual(['/service-worker.js', locale]);
});

it('an unknown language is that of the site', () => {
  expect(workerLocale('?langue=xx')).toBe('fr');
});

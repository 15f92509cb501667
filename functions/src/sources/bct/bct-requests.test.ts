import { parseRateDate } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import { bctArchiveRequest, bctTodayRequest } from './bct-requests.ts';

test('The archive is requested by its own form, with the Referer that it requires', () => {
  const day = parseRateDate('2026-11-19');
  expect(day && bctArchiveRequest(day)).toMatchObject({
    address: 'https://www.bct.gov.tn/bct/siteprod/cours_archiv.jsp',
    form: { input: '2026-11-19', langue: '_AN' },
    headers: { referer: 'https://www.bct.gov.tn/bct/siteprod/cours_archive.jsp' },
  });
  expect(bctTodayRequest.address).toBe('https://www.bct.gov.tn/bct/siteprod/cours.jsp');
});

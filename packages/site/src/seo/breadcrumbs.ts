import { bankByCode } from '@dinar/domain/banks/bank';
import { bankName } from '@dinar/domain/banks/bank-name';
import { fill } from '@dinar/domain/language/texts';
import { canonicalPath } from '../pages/canonical-path.ts';
import type { Page } from '../pages/page.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import { footerTexts } from '../texts/footer/footer-texts.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';

/**
 * The path from the home page to a page, including the page itself; empty for the home page. Labels are in the
 * language of the page, paths are the French ones.
 */
export function breadcrumbs(page: Page): readonly SiteLink[] {
  const label = navigationTexts[page.locale].header.home;
  return page.kind === 'home' ? [] : [{ label, path: '/' }, ...trail(page)];
}

function trail(page: Page): readonly SiteLink[] {
  const path = canonicalPath(page);
  const { header } = navigationTexts[page.locale];
  const { tools } = footerTexts[page.locale];
  const banks = { label: header.banks, path: '/cours-change' };
  const comparator = { label: tools.comparator, path: '/comparateur' };
  const converter = { label: header.converter, path: '/convertisseur' };
  const texts = seoTexts[page.locale];
  switch (page.kind) {
    case 'banks':
      return [banks];
    case 'bank':
      return [banks, { label: bankName(page.bank, page.locale), path }];
    case 'bank-currency': {
      const { slug } = bankByCode(page.bank);
      const bank = { label: bankName(page.bank, page.locale), path: `/cours-change/${slug}` };
      return [banks, bank, { label: `${page.currency} / TND`, path }];
    }
    case 'comparator':
      return page.currency ? [comparator, { label: `${page.currency} / TND`, path }] : [comparator];
    case 'converter':
      return page.pair
        ? [converter, { label: fill(texts.converter.pair, page.pair), path }]
        : [converter];
    case 'conversion':
      return [converter, { label: conversionHeading(page.conversion, page.locale), path }];
    case 'sheet':
      return [converter, { label: fill(texts.sheet.crumb, { code: page.currency }), path }];
    case 'amounts':
      return [converter, { label: textsOfRoute(page.route, page.locale).heading, path }];
    default:
      return [{ label: textsOfRoute(page.route, page.locale).heading, path }];
  }
}

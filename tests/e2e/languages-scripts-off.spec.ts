import { bankName } from '@dinar/domain/banks/bank-name';
import { languageNames } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { footerTexts } from '@dinar/site/texts/footer/footer-texts';
import { homeTexts } from '@dinar/site/texts/home/home-texts';
import { navigationTexts } from '@dinar/site/texts/navigation/navigation-texts';
import { expect } from '@playwright/test';
import { expectedAnswer } from './expected-conversion.ts';
import { messagesAbout } from './stored-rates.ts';
import { test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

for (const { locale, other, typed, amount, heading, bankHeading, sent } of [
  {
    locale: 'fr',
    other: 'en',
    typed: '1 234,56',
    amount: 1234.56,
    heading: '1 234,56 dollars en dinar tunisien',
    bankHeading: 'BIAT',
    sent: 'Message envoyé avec succès !',
  },
  {
    locale: 'en',
    other: 'fr',
    typed: '1,234.56',
    amount: 1234.56,
    heading: '1,234.56 dollars to Tunisian dinars',
    bankHeading: 'BIAT',
    sent: 'Message sent',
  },
  {
    locale: 'ar',
    other: 'fr',
    typed: '٢٠٠',
    amount: 200,
    heading: '\u2066200\u2069 دولار بالدينار التونسي',
    bankHeading: 'بنك تونس العربي الدولي',
    sent: 'تم إرسال الرسالة بنجاح',
  },
] as const) {
  test(`From the choice of the language to the answer to a message, all is in it: ${locale}`, async ({
    page,
    staffDb,
  }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto(pathIn(other, '/'));
    await footer.getByRole('link', { name: languageNames[locale], exact: true }).click();
    await expect(page).toHaveURL(pathIn(locale, '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    const converter = converterTexts[locale];
    await page.getByRole('link', { name: /1 USD =/ }).click();
    await expect(page).toHaveURL(pathIn(locale, '/?devise=USD'));
    const card = page.getByRole('form', { name: homeTexts[locale].converter.title });
    await expect(
      card.getByRole('combobox', { name: commonTexts[locale].currency, exact: true }),
    ).toHaveValue('USD');
    await card.getByLabel(homeTexts[locale].converter.amount).fill(typed);
    await card.getByRole('button', { name: homeTexts[locale].converter.complete }).click();
    expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/convertisseur'));
    await page.getByLabel(converter.bank).selectOption({ label: bankName('BIAT', locale) });
    await page.getByRole('button', { name: converter.convert, exact: true }).click();
    const asked = { amount, from: 'USD', to: 'TND', bank: 'biat' } as const;
    const result = page.getByTestId('conversion-result');
    await expect(result).toHaveText(await expectedAnswer(staffDb, asked, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await footer.getByRole('link', { name: footerTexts[locale].tools.banks }).click();
    await page
      .locator(`main a[href="${pathIn(locale, '/cours-change/biat')}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bankHeading);

    const contact = contactTexts[locale];
    const subject = `${locale} ${crypto.randomUUID()}`;
    await footer.getByRole('link', { name: navigationTexts[locale].contact, exact: true }).click();
    await page.getByLabel(contact.labels.name).fill('Amel');
    await page.getByLabel(contact.labels.email).fill(`amel.${crypto.randomUUID()}@example.tn`);
    await page.getByLabel(contact.labels.subject).fill(subject);
    await page.locator('textarea').fill(heading);
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page).toHaveURL(pathIn(locale, '/contact?envoye=1'));
    await expect(page.getByRole('heading', { name: sent })).toBeVisible();
    expect(await messagesAbout(staffDb, subject)).toHaveLength(1);
  });
}

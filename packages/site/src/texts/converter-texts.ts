import { type ConversionSlug, conversionHeading } from '../routes/conversion-slugs.ts';
import type { PageTexts } from './page-texts.ts';

/** The texts of the converter, in a separate file because the converter does not use those of other pages. */
export const converterTexts: PageTexts = {
  title: 'Convertisseur de devises en dinar tunisien',
  heading: 'Convertisseur de devises',
  description:
    'Convertissez l’euro, le dollar et les autres devises en dinar tunisien au cours du jour.',
};

/** The texts for a fixed conversion. */
export function conversionTexts(conversion: ConversionSlug): PageTexts {
  const heading = conversionHeading(conversion);
  const description = `${heading} : la conversion au cours du jour, banque par banque.`;
  return { title: heading, heading, description };
}

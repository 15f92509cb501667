import { fill } from '@dinar/domain/language/texts';
import { type ProviderId, providerTable } from '@dinar/domain/providers/provider-table';
import type { attributionsTexts } from './attributions-texts.ts';

/** The words that the terms of a provider require. */
export function attribution(id: ProviderId, texts: typeof attributionsTexts.fr): string {
  const { name, attribution } = providerTable[id];
  return fill(texts[attribution], { provider: name });
}

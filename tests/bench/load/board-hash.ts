import { createHash } from 'node:crypto';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { RawDocument } from '@dinar/site/delivery/decode-resource';

/** One hash for all that a visitor can see of a board, whichever SDK read it. */
export function boardHash(documents: readonly RawDocument[]): string {
  const values = documents.map(({ path, data }) => {
    const decoded = decodeRatesStats(path, data);
    if (!decoded.ok) throw new Error(`${path}: ${decoded.problem.reason}`);
    return JSON.stringify(decoded.value);
  });
  return createHash('sha256').update(values.sort().join('\n')).digest('hex').slice(0, 16);
}

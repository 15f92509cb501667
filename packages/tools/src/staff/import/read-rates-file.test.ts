import { expect, test } from 'vitest';
import { readRatesFile } from './read-rates-file.ts';

test('Rejects a missing file and a folder with different messages', async () => {
  await expect(readRatesFile('/nowhere/rates.csv')).rejects.toThrow(
    "/nowhere/rates.csv n'existe pas : vérifiez le chemin.",
  );
  await expect(readRatesFile(import.meta.dirname)).rejects.toThrow('ne se lit pas : EISDIR');
});

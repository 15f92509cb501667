import { expect, test } from 'vitest';
import { readRatesFile } from './read-rates-file.ts';

test('A missing file and a folder have messages of their own', async () => {
  await expect(readRatesFile('/nowhere/rates.csv')).rejects.toThrow(
    "/nowhere/rates.csv n'existe pas : vérifiez le chemin.",
  );
  await expect(readRatesFile(import.meta.dirname)).rejects.toThrow('ne se lit pas : EISDIR');
});

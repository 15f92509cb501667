import { expect, test } from 'vitest';
import { readGivenFile } from './read-given-file.ts';

test('Rejects a missing file and a folder with different messages', async () => {
  await expect(readGivenFile('/nowhere/rates.csv')).rejects.toMatchObject({
    code: 'misuse',
    message: "/nowhere/rates.csv n'existe pas : vérifiez le chemin.",
  });
  await expect(readGivenFile(import.meta.dirname)).rejects.toThrow('ne se lit pas : EISDIR');
});

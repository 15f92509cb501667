import path from 'node:path';
import { countLines } from '@dinar/domain/format/count-lines';
import { defineCommand } from '../command/command.ts';
import { oneOf } from '../command/options.ts';
import { fromRoot, projectRoot } from '../command/project-root.ts';
import { textFeatures } from './text-features.ts';
import { compareRows, rowsOf } from './text-rows.ts';
import { readSheet, requireSheetName, writeSheet } from './text-sheet.ts';
import { writeTexts } from './write-texts.ts';

/** `npm run texts`: all texts side by side as a spreadsheet, and back; 1 when the table is refused. */
export const command = defineCommand({
  name: 'texts',
  about: `Écrit tous les textes côte à côte dans une table, ou reprend une table corrigée :
npm run texts -- export textes.xlsx
npm run texts -- import textes.xlsx
Le français ne se change pas par la table. docs/languages.md dit la suite.`,
  words: { label: 'export|import FICHIER', least: 2, most: 2 },
  options: {},
  async run({ words: [verb = '', given = ''] }, { stdout, stderr }) {
    const task = oneOf(['export', 'import'], verb, 'texts');
    requireSheetName(given);
    const features = await textFeatures(projectRoot);
    if (task === 'export') {
      const rows = rowsOf(features);
      await writeSheet(given, rows);
      stdout.write(`${given} : ${rows.length} lignes de ${features.length} rubriques.\n`);
      return 0;
    }
    const { changed, problems } = compareRows(features, await readSheet(given));
    for (const problem of problems) stderr.write(`${problem}\n`);
    if (problems.length > 0) {
      stderr.write(`${given} : ${problems.length} à corriger ; rien n’a été changé.\n`);
      return 1;
    }
    const files = writeTexts(changed);
    for (const file of files) stdout.write(`${path.relative(fromRoot(), file)} : écrit.\n`);
    stdout.write(
      `${countLines(files.length, 'écrit', 'fichier')} ; vérifiez avec npm run check.\n`,
    );
    return 0;
  },
});

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineCommand } from '@dinar/tools/command/command';
import { fromRoot } from '@dinar/tools/command/project-root';
import { freePorts } from '@dinar/tools/local/ports';
import { type Candidate, embeddedCandidate, officialCandidate } from './candidates.ts';
import { type Column, describeFigure, type Figure, tableOf } from './figures.ts';
import { measureServer } from './measure-server.ts';

const resultFile = fromRoot('.local/bench/firestore.json');

/** `npm run bench:firestore`: prints figures without a verdict. */
export const command = defineCommand({
  name: 'bench:firestore',
  about: `Mesure le Firestore embarqué, et l'émulateur de Google à côté quand il est là.
Les chiffres vont aussi dans .local/bench/firestore.json.`,
  options: {},
  async run() {
    const official = await officialCandidate();
    if (official === undefined)
      console.log("Google's emulator was not found: one server is measured.");
    const columns: Column[] = [];
    // One after the other, so that neither takes the processor from the other.
    for (const candidate of [await embeddedCandidate(), official]) {
      if (candidate !== undefined) columns.push(await measure(candidate));
    }
    await mkdir(path.dirname(resultFile), { recursive: true });
    const results = { measuredAt: new Date(), columns };
    await writeFile(resultFile, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`\n${tableOf(columns)}\n\n${path.relative(process.cwd(), resultFile)}`);
    return 0;
  },
});

async function measure(candidate: Candidate): Promise<Column> {
  console.log(`Measuring: ${candidate.name}…`);
  const figures: Figure[] = [];
  for await (const figure of measureServer(candidate, (await freePorts()).firestore)) {
    figures.push(figure);
    console.log(`  ${describeFigure(figure)}`);
  }
  return { server: candidate.name, figures };
}

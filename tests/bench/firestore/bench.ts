import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '@dinar/local-run/ports';
import { fromRoot } from '@dinar/local-run/project-root';
import type { Candidate } from './bench-server.ts';
import { embeddedCandidate, officialCandidate } from './candidates.ts';
import { type Column, describeFigure, type Figure, tableOf } from './figures.ts';
import { measureRules } from './measure-rules.ts';
import { measureServer } from './measure-server.ts';

const resultFile = fromRoot('.local/bench/firestore.json');

const embedded = await embeddedCandidate();
const official = await officialCandidate();
/** Measures one server after the other, so that neither takes the processor from the other. */
async function measureAll(candidates: readonly Candidate[]): Promise<readonly Column[]> {
  const columns: Column[] = [];
  for (const candidate of candidates) {
    console.log(`Measuring: ${candidate.name}…`);
    const { firestore: port } = await freePorts();
    const figures: Figure[] = candidate === embedded ? [measureRules()] : [];
    for await (const figure of measureServer(candidate, port)) {
      figures.push(figure);
      console.log(`  ${describeFigure(figure)}`);
    }
    columns.push({ server: candidate.name, figures });
  }
  return columns;
}

console.log(
  official === undefined
    ? "Google's emulator was not found (Java 21 or later, and its JAR): the embedded server alone."
    : "Google's emulator was found: both are measured.",
);
const columns = await measureAll(official === undefined ? [embedded] : [embedded, official]);
await mkdir(path.dirname(resultFile), { recursive: true });
await writeFile(resultFile, `${JSON.stringify({ measuredAt: new Date(), columns }, null, 2)}\n`);
console.log(`\n${tableOf(columns)}\n\n${path.relative(process.cwd(), resultFile)}`);

import { defineCommand } from '@dinar/tools/command/command';
import { freePorts } from '@dinar/tools/local/ports';
import { embeddedCandidate, officialCandidate } from './candidates.ts';
import { measureServer } from './measure-server.ts';

/** `npm run bench:firestore`: prints figures without a verdict. */
export const command = defineCommand({
  name: 'bench:firestore',
  about: "Mesure le Firestore embarqué, et l'émulateur de Google à côté quand il est là.",
  options: {},
  async run() {
    const official = await officialCandidate();
    if (official === undefined)
      console.log("Google's emulator was not found: one server is measured.");
    // One after the other, so that neither takes the processor from the other.
    for (const candidate of [await embeddedCandidate(), official]) {
      if (candidate === undefined) continue;
      console.log(`Measuring: ${candidate.name}…`);
      for await (const figure of measureServer(candidate, (await freePorts()).firestore)) {
        const { what, unit, median, p99 } = figure;
        const worst = p99 === undefined ? '' : ` (p99 ${p99.toPrecision(3)})`;
        console.log(`  ${what}: ${median.toPrecision(3)} ${unit}${worst}`);
      }
    }
    return 0;
  },
});

import { DataFolderError } from '../../src/durability/data-folder-error.ts';
import { createBackend } from '../../src/engine/create-backend.ts';
import { Outbox } from '../../src/engine/outbox.ts';
import type { SeededRandom } from '../fuzz/seeded-random.ts';
import type { MemoryDisk } from './memory-disk.ts';
import type { Scheduler } from './scheduler.ts';
import { folder, type Parts } from './simulated-server.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';

const tries = 4;

/** Checks that a changed byte or a missing file is refused by name or harmless. */
export async function checkDamage({ disk, parts, scheduler, random }: World): Promise<void> {
  const whole = disk.copy();
  const wanted = await contentsAt(disk, parts, scheduler);
  for (let count = 0; count < tries; count += 1) {
    const files = new Map(whole);
    const damage = damageOne(files, random);
    disk.put(files);
    const found = await contentsAt(disk, parts, scheduler);
    if (found instanceof DataFolderError) {
      if (!found.message.includes(folder))
        throw new Violation(`No file is named: ${found.message}`);
    } else if (found !== wanted) {
      throw new Violation(`${damage} went unnoticed, and the contents differ.`);
    }
  }
}

/** Damages one file; returns a description of the damage. */
function damageOne(files: Map<string, Buffer>, random: SeededRandom): string {
  const [name, bytes] = random.pick([...files]);
  if (files.size > 1 && random.chance(0.2)) {
    files.delete(name);
    return `Removing ${name} of ${files.size + 1} files`;
  }
  const changed = Buffer.from(bytes);
  const at = random.below(changed.length);
  // Zero most often, because a loss of power leaves zeros.
  const value = random.chance(0.5) ? 0 : random.below(256);
  changed[at] = value;
  files.set(name, changed);
  return `Byte ${at} of ${bytes.length} of ${name}, now ${value},`;
}

/** Returns the contents that a server reads from the folder as one text, or its refusal. */
async function contentsAt(
  disk: MemoryDisk,
  parts: Parts,
  scheduler: Scheduler,
): Promise<string | DataFolderError> {
  const backend = createBackend({ now: () => new Date(scheduler.now) });
  const outbox = new Outbox({
    deliver: () => new Promise(() => {}),
    log: () => {},
  });
  let found: string | DataFolderError | undefined;
  let failed: unknown;
  parts
    .keepInFolder({
      folder,
      disk: parts.disk(disk.disk),
      backend,
      outbox,
      log: () => {},
      onFailure: () => {},
    })
    .then(
      () => {
        const documents = backend.contents().flatMap((database) => database.documents);
        found = JSON.stringify([
          documents.map((document) => JSON.stringify(document)).sort(),
          outbox.contents(),
        ]);
      },
      (error: unknown) => {
        if (error instanceof DataFolderError) found = error;
        else failed = error;
      },
    );
  await scheduler.until(() => found !== undefined || failed !== undefined);
  scheduler.dropServer();
  if (found === undefined) throw failed ?? new Violation('The folder is read for ever.');
  return found;
}

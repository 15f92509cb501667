import path from 'node:path';
import { writeJavaLauncher } from '@dinar/firestore-embedded/java-launcher';
import { type FirestoreBinary, officialBinary } from './official-emulator.ts';

/** What firebase-tools is to take for Java and for the Firestore emulator: ours, or Google's. */
export async function firestoreBinary(folder: string, official: boolean): Promise<FirestoreBinary> {
  if (official) {
    return officialBinary(folder);
  }
  const { pathEntry, jarFile } = await writeJavaLauncher(path.join(folder, 'embedded-java'));
  return { javaFolder: pathEntry, jarFile };
}

import { projectID } from 'firebase-functions/params';
import { region } from './region.ts';

/** Returns the URL at which one function of this project calls another. */
export function functionAddress(name: string): string {
  // In a local run the emulator serves all functions at one address.
  const local = process.env.LOCAL_FUNCTIONS;
  const projectId = projectID.value();
  return local === undefined
    ? `https://${region}-${projectId}.cloudfunctions.net/${name}`
    : `${local}/${projectId}/${region}/${name}`;
}

import { projectID } from 'firebase-functions/params';
import { region } from './region.ts';

/** The address at which one function of this project is called by another. */
export function functionAddress(name: string): string {
  // The local run's emulator has all functions at one address.
  const local = process.env.LOCAL_FUNCTIONS;
  const projectId = projectID.value();
  return local === undefined
    ? `https://${region}-${projectId}.cloudfunctions.net/${name}`
    : `${local}/${projectId}/${region}/${name}`;
}

import path from 'node:path';
import { codebases } from '../../../../../functions/build/codebases.ts';
import type { HostingHeaders } from '../../hosting/hosting-headers.ts';
import type { StackPorts } from '../ports.ts';

type Json = Readonly<Record<string, unknown>>;

export interface EmulatorConfigInput {
  /** firebase.json as deployed. */
  readonly deployed: Json;
  /** Hosting's headers for the page that this run serves. */
  readonly headers: readonly HostingHeaders[];
  readonly projectRoot: string;
  readonly ports: StackPorts;
}

/** Returns firebase.json for one run, for the run's own folder beside `public` and `functions`. */
export function emulatorConfig({
  deployed,
  headers,
  projectRoot,
  ports,
}: EmulatorConfigInput): Json {
  const firestore = deployed.firestore as { readonly rules: string };
  const hosting = deployed.hosting as Json;
  const storageRules = deployed.storage as { readonly rules: string };
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const { storage, ui } = ports;
  const { predeploy: _, ...served } = hosting;
  return {
    firestore: { ...firestore, rules: path.join(projectRoot, firestore.rules) },
    functions: codebases.map(({ name }) => ({ source: `functions/${name}`, codebase: name })),
    hosting: { ...served, headers, public: 'public' },
    ...(storage && { storage: { rules: path.join(projectRoot, storageRules.rules) } }),
    emulators: {
      hosting: at(ports.hostingEmulator),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ...(storage && { storage: at(storage) }),
      ui: ui === undefined ? { enabled: false } : { enabled: true, ...at(ui) },
      singleProjectMode: true,
    },
  };
}

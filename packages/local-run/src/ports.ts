import { randomInt } from 'node:crypto';
import net from 'node:net';
import { LocalRunError } from './local-run-error.ts';

/** What each port of a stack is for, and the one it takes by default. */
const defaultPorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  websocket: 9150,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
} as const;

export type PortRole = keyof typeof defaultPorts;
export type StackPorts = Readonly<Record<PortRole, number>>;

const portRoles = Object.keys(defaultPorts) as PortRole[];

const roleNames: Readonly<Record<PortRole, string>> = {
  hosting: 'le site (Hosting)',
  functions: 'les fonctions',
  firestore: 'Firestore',
  websocket: "le canal d'observation de Firestore",
  hub: "le répartiteur d'émulateurs",
  logging: 'les journaux',
  eventarc: 'Eventarc',
  tasks: 'Cloud Tasks',
};

/** The default ports, each moved by `offset`. */
export function portsFor(offset: number): StackPorts {
  return portsFrom((role) => defaultPorts[role] + offset);
}

/** Ports that nothing listens on, below the range that outgoing connections draw from. */
export async function freePorts(): Promise<StackPorts> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = randomInt(20_000, 32_000);
    const ports = portsFrom((role) => first + portRoles.indexOf(role));
    if ((await takenRoles(ports)).length === 0) {
      return ports;
    }
  }
  throw new LocalRunError('port-taken', 'Aucune suite de huit ports libres entre 20000 et 32000.');
}

/** Throws `port-taken`, naming the port and its role, unless every port is free. */
export async function requireFreePorts(ports: StackPorts): Promise<void> {
  const [role] = await takenRoles(ports);
  if (role !== undefined) {
    throw new LocalRunError(
      'port-taken',
      `Le port ${ports[role]}, prévu pour ${roleNames[role]}, est déjà pris par un autre programme.\n` +
        'Arrêtez ce programme, ou décalez tous les ports : npm start -- --port-offset 100',
    );
  }
}

function portsFrom(portOf: (role: PortRole) => number): StackPorts {
  return Object.fromEntries(portRoles.map((role) => [role, portOf(role)])) as Record<
    PortRole,
    number
  >;
}

async function takenRoles(ports: StackPorts): Promise<PortRole[]> {
  const free = await Promise.all(portRoles.map((role) => isFree(ports[role])));
  return portRoles.filter((_, index) => free[index] === false);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

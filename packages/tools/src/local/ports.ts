import { randomInt } from 'node:crypto';
import net from 'node:net';
import { CommandError } from '../command/command-error.ts';

/** The default port of each role of a stack, and its name. */
const stackRoles = {
  hosting: [5000, 'le site (Hosting)'],
  functions: [5001, 'les fonctions'],
  hostingEmulator: [5002, "l'émulateur Hosting"],
  firestore: [8080, 'Firestore'],
  websocket: [9150, "le canal d'observation de Firestore"],
  hub: [4400, "le répartiteur d'émulateurs"],
  logging: [4500, 'les journaux'],
  eventarc: [9299, 'Eventarc'],
  tasks: [9499, 'Cloud Tasks'],
} as const;

/** The roles that a stack has besides where staff's work can be tried. */
const staffRoles = {
  storage: [9199, 'les fichiers déposés (Storage)'],
  ui: [4000, "l'Emulator UI"],
} as const;

const allRoles = { ...stackRoles, ...staffRoles };

/** The default port whose listener reserves the ports of an offset. */
const reservationPort = 3911;

/** Default ports differ by no multiple of it, so two offsets that are multiples share no port. */
const offsetStep = 21;

/** The first step of `freePorts`, and the one after the last: below the range that outgoing connections use. */
const freeSteps = [743, 1095] as const;

type StackRole = keyof typeof stackRoles;
type StaffRole = keyof typeof staffRoles;
type PortRole = StackRole | StaffRole;
export type StackPorts = Readonly<Record<StackRole, number> & Partial<Record<StaffRole, number>>>;

/** Returns the default ports moved by `offset`; throws `misuse` when browsers block one. */
export function portsFor(offset: number, { forStaff = false } = {}): StackPorts {
  const roles = Object.entries(forStaff ? allRoles : stackRoles);
  for (const [, [port, name]] of roles) requireAllowed(port + offset, name);
  return Object.fromEntries(roles.map(([role, [port]]) => [role, port + offset])) as StackPorts;
}

function rolesOf(ports: StackPorts): [PortRole, number][] {
  return Object.entries(ports) as [PortRole, number][];
}

function requireAllowed(port: number, role: string): void {
  if (!blockedPorts.has(port)) return;
  throw new CommandError(
    'misuse',
    `Les navigateurs refusent le port ${port}, qui serait ici pour ${role}.\n` +
      'Choisissez un autre décalage, par exemple : --port-offset 100',
  );
}

/** Returns the offset of these ports. */
export function offsetOf(ports: StackPorts): number {
  return ports.hosting - stackRoles.hosting[0];
}

/**
 * Returns free ports of a random offset. They stay reserved, also for other processes, until this process ends:
 * a stack takes its ports seconds after they are chosen.
 */
export async function freePorts(): Promise<StackPorts> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const offset = offsetStep * randomInt(...freeSteps);
    if (!(await reserve(reservationPort + offset))) continue;
    const ports = portsFor(offset);
    if ((await takenPorts(ports)).length === 0) return ports;
  }
  throw new CommandError(
    'port-taken',
    `Aucun décalage de ports libre entre ${offsetStep * freeSteps[0]} et ${offsetStep * freeSteps[1]}.`,
  );
}

/** Returns whether this process has the port from now on; the system takes it back when the process ends. */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const reservation = net.createServer().unref();
    reservation.once('error', () => resolve(false));
    reservation.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

/** Throws `port-taken`, naming the port and its role, unless every port is free. */
export async function requireFreePorts(ports: StackPorts): Promise<void> {
  const [taken] = await takenPorts(ports);
  if (taken !== undefined) throw portTaken(taken[1], allRoles[taken[0]][1]);
}

/** Throws unless a port is free and not blocked by browsers; `role` is in French, for the message. */
export async function requireFreePort(port: number, role: string): Promise<void> {
  requireAllowed(port, role);
  if (!(await isFree(port))) throw portTaken(port, role);
}

function portTaken(port: number, role: string): CommandError {
  return new CommandError(
    'port-taken',
    `Le port ${port}, prévu pour ${role}, est déjà pris par un autre programme.\n` +
      'Arrêtez ce programme, ou décalez tous les ports : ajoutez « -- --port-offset 100 » à la commande.',
  );
}

async function takenPorts(ports: StackPorts): Promise<[PortRole, number][]> {
  const roles = rolesOf(ports);
  const free = await Promise.all(roles.map(([, port]) => isFree(port)));
  return roles.filter((_, index) => free[index] === false);
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

/**
 * The ports from 1024 up that browsers and `fetch` block, because a page could attack the programs that
 * usually listen there. https://fetch.spec.whatwg.org/#port-blocking
 */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An event that a server posted. */
interface RecordedEvent {
  readonly project: string;
  readonly key: string;
  /** The document's path below the database. */
  readonly path: string;
}

function pathIn({ context }: { context: { resource: { name: string } } }): string {
  return context.resource.name.split('/documents/')[1] ?? '';
}

/** A server in place of the functions emulator, which answers each event with success. */
export interface EventRecorder {
  /** `host:port` */
  readonly authority: string;
  eventsOf(project: string): readonly RecordedEvent[];
  stop(): Promise<void>;
}

const address = /^\/functions\/projects\/([^/]+)\/triggers\/(.+)$/;

export async function startEventRecorder(): Promise<EventRecorder> {
  const events: RecordedEvent[] = [];
  const server = createServer(async (request, response) => {
    const [, project = '', key = ''] = address.exec(request.url ?? '') ?? [];
    const body = await text(request);
    // A second-generation event names its document in a header, a first-generation one in its body.
    const document = request.headers['ce-document'];
    events.push({ project, key, path: document ? String(document) : pathIn(JSON.parse(body)) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a listening TCP server is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    authority: `127.0.0.1:${port}`,
    eventsOf: (wanted) => events.filter(({ project }) => project === wanted),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

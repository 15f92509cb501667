import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StackAddresses } from '../support/test-stack.ts';

const recorderPath = '/engine-recorder.js';

// WebDriver reports no message of the console, so the page itself records them, before any other script.
const recorder = `
const complaints = (window.engineComplaints = []);
const record = (kind, text) => complaints.push(kind + ': ' + text);
addEventListener('error', ({ message, target }) => record('error', message ?? target.src ?? target.href), true);
addEventListener('unhandledrejection', ({ reason }) => record('rejection', String(reason?.stack ?? reason)));
addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
  record('policy', violatedDirective + ' ' + blockedURI));
for (const level of ['error', 'warn']) {
  const print = console[level].bind(console);
  console[level] = (...parts) => { record(level, parts.join(' ')); print(...parts); };
}
`;

/** The site of a stack at an address of its own, which the test can take off the network. */
export interface EngineProxy {
  readonly url: string;
  /** While it is false, site and database refuse every connection. */
  setOnline: (isOnline: boolean) => Promise<void>;
  /** While it is false, pages come with a policy that allows no script. */
  setScripts: (areAllowed: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Starts proxies of Hosting and Firestore; pages name the second, and record what their console prints. */
export async function startEngineProxy(addresses: StackAddresses): Promise<EngineProxy> {
  let areScriptsAllowed = true;
  const firestore = await listen((request, response) => {
    forward(request, response, `http://${addresses.firestoreHost}`);
  });
  const site = await listen((request, response) => {
    if (request.url === recorderPath) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(recorder);
      return;
    }
    const change = (page: string) =>
      page
        .replaceAll(addresses.firestoreHost, `127.0.0.1:${firestore.port}`)
        .replace('<head>', `<head><script src="${recorderPath}"></script>`);
    forward(request, response, addresses.hostingUrl, (answer, page) => {
      const policy = String(answer.headers['content-security-policy'] ?? '').replaceAll(
        addresses.firestoreHost,
        `127.0.0.1:${firestore.port}`,
      );
      response.setHeader(
        'content-security-policy',
        areScriptsAllowed ? policy : policy.replace(/script-src [^;]*/, "script-src 'none'"),
      );
      return change(page);
    });
  });
  return {
    url: `http://127.0.0.1:${site.port}`,
    setOnline: async (isOnline) => {
      for (const server of [site, firestore]) await (isOnline ? server.open() : server.close());
    },
    setScripts: (areAllowed) => {
      areScriptsAllowed = areAllowed;
    },
    stop: async () => {
      await site.close();
      await firestore.close();
    },
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(handler: Handler) {
  const server = http.createServer(handler);
  const open = async (port = 0) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open();
  const { port } = server.address() as AddressInfo;
  return {
    port,
    open: () => open(port),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type ChangePage = (answer: IncomingMessage, page: string) => string;

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  changePage?: ChangePage,
): void {
  const { method, url = '/' } = request;
  // A page is changed as text, so it must not be compressed.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const passed = http.request(new URL(url, target), { method, headers }, (answer) => {
    const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
    if (changePage && isPage) sendPage(answer, response, changePage);
    else {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }
  });
  passed.on('error', (error) => response.destroy(error));
  // The browser may end a listener's stream before its answer ends.
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

async function sendPage(answer: IncomingMessage, response: ServerResponse, change: ChangePage) {
  const { 'content-length': _, 'content-security-policy': __, ...headers } = answer.headers;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
  response.statusCode = answer.statusCode ?? 502;
  response.end(change(answer, await text(answer)));
}

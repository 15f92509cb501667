// Loaded before a program (NODE_OPTIONS=--require): its requests to Google go to a server on this machine,
// `https://HOST/path` as `/HOST/path`. Nothing it sends leaves the machine.
const http = require('node:http');
const https = require('node:https');

const fake = new URL(process.env.FAKE_GOOGLE);
const isLocal = (host) => host === '127.0.0.1' || host === 'localhost';

function rerouted(address) {
  const url = new URL(address);
  return isLocal(url.hostname)
    ? url.href
    : new URL(`/${url.hostname}${url.pathname}${url.search}`, fake).href;
}

const ownFetch = globalThis.fetch;
globalThis.fetch = (input, options) =>
  ownFetch(
    rerouted(typeof input === 'string' || input instanceof URL ? input : input.url),
    options,
  );

https.request = (given, ...more) => {
  const [options, listener] =
    typeof given === 'object' && !(given instanceof URL)
      ? [given, more[0]]
      : [{ ...more[0], ...optionsOf(given) }, more[1]];
  const host = options.hostname ?? options.host;
  return http.request(
    {
      ...options,
      agent: undefined,
      protocol: 'http:',
      hostname: fake.hostname,
      host: fake.hostname,
      port: fake.port,
      path: `/${host}${options.path}`,
    },
    listener,
  );
};

function optionsOf(address) {
  const url = new URL(address);
  return { hostname: url.hostname, path: url.pathname + url.search };
}

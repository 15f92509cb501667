import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [bundle, frozenMs] = process.argv.slice(2);

// Advances the functions' clock by the time for which the instance was frozen, so that no test waits for it.
let passedMs = 0;
const realNow = Date.now;
Date.now = () => realNow() + passedMs;

// The express that firebase-functions depends on, as on the platform.
const require = createRequire(import.meta.resolve('firebase-functions'));
const express = require('express');

const { renderPage } = await import(pathToFileURL(bundle));
const server = express()
  .use((_request, _response, next) => {
    passedMs += Number(frozenMs);
    next();
  })
  .use(renderPage)
  .listen(0, '127.0.0.1', () => console.info(`port ${server.address().port}.`));

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [bundle, clockSpeed] = process.argv.slice(2);

// The functions' clock runs faster, so that no test waits for as long as rates are remembered.
const startMs = Date.now();
const realNow = Date.now;
Date.now = () => startMs + Number(clockSpeed) * (realNow() - startMs);

// The express that firebase-functions brings, as on the platform.
const require = createRequire(import.meta.resolve('firebase-functions'));
const express = require('express');

const { renderPage } = await import(pathToFileURL(bundle));
const server = express()
  .use(renderPage)
  .listen(0, '127.0.0.1', () => console.info(`port ${server.address().port}.`));

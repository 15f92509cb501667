import { readdirSync } from 'node:fs';
import { fromRoot } from '../../command/project-root.ts';
import { guardedPackages, type Room, roomsOf } from './room.ts';

const facts = ['./banks', './currencies', './days', './language', './money', './providers'];
const shown = ['domain/*', 'site/*', 'web/config'];
const screen = [
  ...shown,
  'web/data/contact',
  'web/data/live',
  'web/data/page',
  'web/data/push',
  'web/data/store',
  'web/ui',
];

const domain = roomsOf('domain', [], {
  language: [],
  banks: ['./language'],
  contact: [],
  currencies: ['./language'],
  days: ['./language'],
  money: ['./currencies', './language'],
  providers: ['./language'],
  schedules: ['./days'],
  format: ['./days', './language', './money'],
  rates: [...facts, './format'],
  documents: [...facts, './contact', './rates'],
  today: [...facts, './rates'],
  aggregates: [...facts, './documents', './rates', './today'],
  alerts: [...facts, './documents', './today'],
  crypto: ['./days', './documents', './money', './rates', './today'],
  news: ['./aggregates', './documents'],
  'open-data': [...facts, './rates', './today'],
  status: [...facts, './documents', './schedules'],
  testing: ['./*'],
});

const site = roomsOf('site', [], {
  routes: ['domain/*'],
  texts: ['domain/*', './routes'],
  pages: ['domain/*', './routes', './texts'],
  delivery: ['domain/*', './pages', './routes'],
  'open-data': ['domain/*', './pages', './routes', './texts'],
  widget: ['domain/*', './pages', './routes', './texts'],
  picture: ['domain/*', './pages', './routes', './texts'],
  seo: ['domain/*', './delivery', './open-data', './pages', './routes', './texts'],
  testing: ['domain/*', './*'],
});

const stored = ['domain/*', './documents'];
const guarded = ['firebase-admin', 'firebase-functions'] as const;

const functions: Room[] = [
  ...roomsOf('functions', [], {
    log: [],
    // For the one reading of Retry-After.
    push: ['domain/*', './sources'],
    sources: ['domain/*', './log'],
  }),
  ...roomsOf('functions/store', ['firebase-admin'], {
    documents: ['domain/*'],
    records: stored,
    alerts: stored,
    contact: stored,
    pages: ['domain/*', 'site/delivery'],
    'open-data': stored,
    'rate-store': [...stored, './records'],
    aggregates: [...stored, './rate-store'],
    trust: stored,
    reconcile: [...stored, './aggregates', './rate-store'],
    live: [...stored, 'functions/sources', './aggregates', './rate-store'],
    ingest: [...stored, 'functions/sources', './aggregates', './rate-store'],
    'source-pages': [...stored, 'functions/log', 'functions/sources', './ingest', './records'],
    imports: [
      ...stored,
      'functions/log',
      'functions/sources',
      './source-pages',
      './ingest',
      './records',
    ],
    morning: [...stored, 'functions/sources', 'site/texts'],
    archive: [...stored, 'functions/sources', './aggregates', './ingest', './rate-store'],
  }),
  ...roomsOf('functions', ['firebase-admin'], {
    jobs: ['domain/*', './log', './push', './sources', './store/*', 'site/routes', 'site/texts'],
    mail: ['domain/*'],
  }),
  ...roomsOf('functions', guarded, {
    config: ['domain/*', './jobs', './log', './push'],
    http: ['domain/*', './config', './push', './store/*', 'site/*'],
    schedules: ['domain/*', './config', './jobs', './sources'],
    triggers: ['domain/*', './config', './log', './mail', './store/*'],
  }),
  {
    name: 'functions',
    folder: 'functions/src',
    imports: ['functions/config', 'functions/http', 'functions/schedules', 'functions/triggers'],
    packages: [],
  },
];

const functionsBuild = roomsOf('functions-build', [], { build: [] });

const features = readdirSync(fromRoot('web/src/features'));

const web: Room[] = [
  ...roomsOf('web', [], { config: ['domain/*', 'site/*'], styles: [] }),
  ...roomsOf('web', ['react'], { ui: shown }),
  ...roomsOf('web/data', [], { page: shown, push: [...shown, './page', 'web/ui'] }),
  ...roomsOf('web/data', ['react'], {
    store: [...shown, 'web/ui'],
    live: [...shown, './store', 'web/ui'],
  }),
  ...roomsOf('web/data', ['firebase', 'react', 'reactfire'], {
    feed: [...shown, './store', 'web/ui'],
  }),
  ...roomsOf('web/data', ['firebase'], { contact: [...shown, './feed'] }),
  ...roomsOf('web/features', ['react'], Object.fromEntries(features.map((name) => [name, screen]))),
  ...roomsOf('web', ['react', 'react-dom'], {
    app: [...screen, './data/feed', './features/*'],
    server: ['domain/*', 'site/*', './app'],
    'service-worker': ['domain/*', 'site/*'],
    testing: ['domain/*', 'site/*', './*'],
  }),
  {
    name: 'web',
    folder: 'web/src',
    imports: ['domain/*', 'site/*', 'web/*'],
    packages: ['react', 'react-dom'],
  },
  ...roomsOf('web-build', [], { build: ['domain/*', 'site/*', 'web/config', 'web/server'] }),
];

const served = ['./engine', './http', './model', './query', './rules', './schema'];

const firestore: Room[] = [
  ...roomsOf('firestore-embedded', [], {
    'log.ts': [],
    model: [],
    query: ['./model'],
    rules: ['./model', './query'],
    indexes: ['./log.ts', './model', './query'],
    engine: ['./indexes', './log.ts', './model', './query', './rules'],
    http: ['./engine', './model'],
    schema: ['./model'],
    grpc: served,
    rest: served,
    webchannel: served,
    control: [...served, './indexes'],
    testing: ['./*'],
  }),
  {
    name: 'firestore-embedded',
    folder: 'packages/firestore-embedded/src',
    imports: ['firestore-embedded/*'],
    packages: [],
  },
  ...roomsOf('firestore-embedded-run', [], { bin: ['./dist'], dist: [] }),
];

const tools: Room[] = [
  ...roomsOf('tools', [], {
    command: ['domain/*', 'functions/sources'],
    browser: [],
    texts: ['domain/*', './command'],
    processes: ['./command'],
    hosting: ['domain/language', 'site/*', './command', './processes'],
  }),
  ...roomsOf('tools', guarded, {
    local: [
      'domain/*',
      'site/*',
      'firestore-embedded',
      'functions/*',
      'functions-build/build',
      'web-build/build',
      './command',
      './hosting',
      './processes',
    ],
    staff: ['domain/*', 'functions/*', './command', './local', './processes'],
    deploy: ['functions-build/build', './command', './hosting', './local', './processes'],
    operations: [
      'domain/schedules',
      'functions/log',
      'functions/schedules',
      './command',
      './deploy',
    ],
    checks: ['./command', './local', './processes', './texts'],
  }),
  {
    name: 'tools',
    folder: 'packages/tools/bin',
    imports: ['tools/*'],
    packages: [],
  },
];

const firestoreTests: Room = {
  name: 'firestore-embedded-tests',
  folder: 'packages/firestore-embedded/tests',
  imports: ['firestore-embedded', 'firestore-embedded/*', 'tools/*'],
  packages: ['firebase', 'firebase-admin'],
};

const tests: Room = {
  name: 'tests',
  folder: 'tests',
  imports: [
    'domain/*',
    'site/*',
    'functions',
    'functions/*',
    'functions-build/build',
    'web',
    'web/*',
    'web-build/*',
    'firestore-embedded',
    'firestore-embedded/*',
    'tools/*',
  ],
  packages: guardedPackages,
};

/**
 * Every room of the repository and the allowed imports between rooms. borders.test.ts checks every import
 * against this table.
 */
export const rooms: readonly Room[] = [
  ...domain,
  ...site,
  ...functions,
  ...functionsBuild,
  ...web,
  ...firestore,
  firestoreTests,
  ...tools,
  tests,
];

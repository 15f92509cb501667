import { type Room, roomsOf } from './room.ts';

const facts = [
  'domain/banks',
  'domain/currencies',
  'domain/days',
  'domain/language',
  'domain/money',
  'domain/providers',
];
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

const domain = roomsOf('domain', 'packages/domain/src', {
  language: [],
  banks: ['domain/language'],
  contact: [],
  currencies: ['domain/language'],
  days: ['domain/language'],
  money: ['domain/currencies'],
  providers: ['domain/language'],
  schedules: ['domain/days'],
  format: ['domain/days', 'domain/language', 'domain/money'],
  rates: [...facts, 'domain/format'],
  documents: [...facts, 'domain/contact', 'domain/rates'],
  today: [...facts, 'domain/rates'],
  aggregates: [...facts, 'domain/documents', 'domain/rates', 'domain/today'],
  alerts: [...facts, 'domain/documents', 'domain/today'],
  crypto: ['domain/days', 'domain/documents', 'domain/money', 'domain/rates', 'domain/today'],
  news: ['domain/aggregates', 'domain/documents'],
  'open-data': [...facts, 'domain/rates', 'domain/today'],
  status: [...facts, 'domain/documents', 'domain/schedules'],
  testing: ['domain/*'],
});

const site = roomsOf('site', 'packages/site/src', {
  routes: ['domain/*'],
  texts: ['domain/*', 'site/routes'],
  pages: ['domain/*', 'site/routes', 'site/texts'],
  delivery: ['domain/*', 'site/pages', 'site/routes'],
  'open-data': ['domain/*', 'site/pages', 'site/routes', 'site/texts'],
  widget: ['domain/*', 'site/pages', 'site/routes', 'site/texts'],
  picture: ['domain/*', 'site/pages', 'site/routes', 'site/texts'],
  seo: ['domain/*', 'site/delivery', 'site/open-data', 'site/pages', 'site/routes', 'site/texts'],
  testing: ['domain/*', 'site/*'],
});

const stored = ['domain/*', 'functions/store/documents'];
const guarded = ['firebase-admin', 'firebase-functions'] as const;

const functions: Room[] = [
  ...roomsOf('functions', 'functions/src', {
    log: [],
    push: ['domain/*'],
    sources: ['domain/*', 'functions/log'],
  }),
  ...roomsOf(
    'functions/store',
    'functions/src/store',
    {
      documents: ['domain/*'],
      records: stored,
      alerts: stored,
      contact: stored,
      pages: ['domain/*', 'site/delivery'],
      'open-data': stored,
      'rate-store': [...stored, 'functions/store/records'],
      aggregates: [...stored, 'functions/store/rate-store'],
      trust: stored,
      reconcile: [...stored, 'functions/store/aggregates', 'functions/store/rate-store'],
      live: [
        ...stored,
        'functions/sources',
        'functions/store/aggregates',
        'functions/store/rate-store',
      ],
      ingest: [
        ...stored,
        'functions/sources',
        'functions/store/aggregates',
        'functions/store/rate-store',
      ],
      boards: [
        ...stored,
        'functions/log',
        'functions/sources',
        'functions/store/ingest',
        'functions/store/records',
      ],
      imports: [
        ...stored,
        'functions/log',
        'functions/sources',
        'functions/store/boards',
        'functions/store/ingest',
        'functions/store/records',
      ],
      morning: [...stored, 'functions/sources', 'site/texts'],
      archive: [
        ...stored,
        'functions/sources',
        'functions/store/aggregates',
        'functions/store/ingest',
        'functions/store/rate-store',
      ],
    },
    guarded,
  ),
  ...roomsOf(
    'functions',
    'functions/src',
    {
      jobs: [
        'domain/*',
        'functions/log',
        'functions/push',
        'functions/sources',
        'functions/store/*',
        'site/routes',
        'site/texts',
      ],
      mail: ['domain/*'],
      config: ['domain/*', 'functions/jobs', 'functions/log', 'functions/push'],
      http: ['domain/*', 'functions/config', 'functions/push', 'functions/store/*', 'site/*'],
      schedules: ['domain/*', 'functions/config', 'functions/jobs', 'functions/sources'],
      triggers: [
        'domain/*',
        'functions/config',
        'functions/log',
        'functions/mail',
        'functions/store/*',
      ],
    },
    guarded,
  ),
  {
    name: 'functions',
    folder: 'functions/src',
    imports: ['functions/config', 'functions/http', 'functions/schedules', 'functions/triggers'],
    packages: [],
  },
];

const functionsBuild = roomsOf('functions-build', 'functions', { build: [] });

const features = [
  'alerts',
  'bank-currency',
  'banks',
  'comparator',
  'contact',
  'converter',
  'crypto',
  'favourites',
  'home',
  'information',
  'integrate',
  'open-data',
  'sheet',
  'amounts',
  'status',
  'ticker',
];

const web: Room[] = [
  ...roomsOf('web', 'web/src', { config: ['domain/*', 'site/*'], styles: [] }),
  ...roomsOf('web', 'web/src', { ui: shown }, ['react']),
  ...roomsOf('web/data', 'web/src/data', { page: shown }),
  ...roomsOf('web/data', 'web/src/data', { store: [...shown, 'web/ui'] }, ['react']),
  ...roomsOf('web/data', 'web/src/data', { feed: [...shown, 'web/data/store', 'web/ui'] }, [
    'firebase',
    'react',
    'reactfire',
  ]),
  ...roomsOf('web/data', 'web/src/data', { live: [...shown, 'web/data/store', 'web/ui'] }, [
    'react',
  ]),
  ...roomsOf('web/data', 'web/src/data', { push: [...shown, 'web/data/page', 'web/ui'] }),
  ...roomsOf('web/data', 'web/src/data', { contact: [...shown, 'web/data/feed'] }, ['firebase']),
  ...roomsOf(
    'web/features',
    'web/src/features',
    Object.fromEntries(features.map((name) => [name, screen])),
    ['react'],
  ),
  ...roomsOf(
    'web',
    'web/src',
    {
      app: [...screen, 'web/data/feed', 'web/features/*'],
      server: ['domain/*', 'site/*', 'web/app'],
      'service-worker': ['domain/*', 'site/*'],
      testing: ['domain/*', 'site/*', 'web/*'],
    },
    ['react', 'react-dom'],
  ),
  {
    name: 'web',
    folder: 'web/src',
    imports: ['domain/*', 'site/*', 'web/*'],
    packages: ['react', 'react-dom'],
  },
  ...roomsOf('web-build', 'web', {
    build: ['domain/*', 'site/*', 'web/config', 'web/server'],
  }),
];

const served = [
  'firestore-embedded/engine',
  'firestore-embedded/http',
  'firestore-embedded/model',
  'firestore-embedded/query',
  'firestore-embedded/rules',
  'firestore-embedded/schema',
];

const firestore: Room[] = [
  ...roomsOf('firestore-embedded', 'packages/firestore-embedded/src', {
    'log.ts': [],
    model: [],
    query: ['firestore-embedded/model'],
    rules: ['firestore-embedded/model', 'firestore-embedded/query'],
    indexes: ['firestore-embedded/log.ts', 'firestore-embedded/model', 'firestore-embedded/query'],
    engine: [
      'firestore-embedded/indexes',
      'firestore-embedded/log.ts',
      'firestore-embedded/model',
      'firestore-embedded/query',
      'firestore-embedded/rules',
    ],
    http: ['firestore-embedded/engine', 'firestore-embedded/model'],
    schema: ['firestore-embedded/model'],
    grpc: served,
    rest: served,
    webchannel: served,
    control: [...served, 'firestore-embedded/indexes'],
  }),
  {
    name: 'firestore-embedded',
    folder: 'packages/firestore-embedded',
    imports: ['firestore-embedded/*'],
    packages: [],
  },
];

const tools: Room[] = [
  ...roomsOf('tools', 'packages/tools/src', {
    command: ['domain/*', 'functions/sources'],
    browser: [],
    texts: ['domain/*', 'tools/command'],
    processes: ['tools/command'],
    hosting: ['domain/language', 'site/*', 'tools/command', 'tools/processes'],
  }),
  ...roomsOf(
    'tools',
    'packages/tools/src',
    {
      local: [
        'domain/*',
        'site/*',
        'firestore-embedded',
        'functions/*',
        'functions-build/build',
        'web-build/build',
        'tools/command',
        'tools/hosting',
        'tools/processes',
      ],
      staff: ['domain/*', 'functions/*', 'tools/command', 'tools/local', 'tools/processes'],
      deploy: [
        'functions-build/build',
        'tools/command',
        'tools/hosting',
        'tools/local',
        'tools/processes',
      ],
      operations: [
        'domain/schedules',
        'functions/log',
        'functions/schedules',
        'tools/command',
        'tools/deploy',
      ],
      checks: ['tools/command', 'tools/local', 'tools/processes', 'tools/texts'],
    },
    guarded,
  ),
  {
    name: 'tools',
    folder: 'packages/tools',
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

const testPackages: Room['packages'] = [
  'firebase',
  'firebase-admin',
  'firebase-functions',
  'react',
  'react-dom',
  'reactfire',
];

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
  packages: testPackages,
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

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseSiteConfig } from './site-config.ts';

const complete = {
  site: { name: 'Dinar', url: 'https://dinar.example/', email: 'a@b.tn', phone: '+216 71' },
  firebase: { projectId: 'demo-dinar', apiKey: 'key', appId: 'app' },
  firestore: { host: '127.0.0.1:8080', ssl: false },
  appCheckSiteKey: '6Lc-key',
};

describe('the configuration of the page', () => {
  it('keeps every value, and removes the trailing slash of the site address', () => {
    expect(parseSiteConfig(JSON.stringify(complete))).toEqual({
      ...complete,
      site: { ...complete.site, url: 'https://dinar.example' },
    });
  });

  it('accepts null as the address of Cloud Firestore', () => {
    expect(parseSiteConfig(JSON.stringify({ ...complete, firestore: null })).firestore).toBeNull();
  });

  it('accepts null for no App Check, and rejects an absent key', () => {
    const without = { ...complete, appCheckSiteKey: null };
    expect(parseSiteConfig(JSON.stringify(without)).appCheckSiteKey).toBeNull();
    const unsaid = { ...complete, appCheckSiteKey: undefined };
    expect(() => parseSiteConfig(JSON.stringify(unsaid))).toThrow('appCheckSiteKey');
  });

  it.each([
    ['site.email', { ...complete, site: { ...complete.site, email: '' } }],
    ['site.url', { ...complete, site: { ...complete.site, url: 'dinar' } }],
    ['firebase.projectId', { ...complete, firebase: { apiKey: 'key', appId: 'app' } }],
    ['firestore.ssl', { ...complete, firestore: { host: 'localhost' } }],
    ['firebase', { ...complete, firebase: undefined }],
  ])('names %s when it is missing or malformed', (name, config) => {
    expect(() => parseSiteConfig(JSON.stringify(config))).toThrow(`"${name}"`);
  });
});

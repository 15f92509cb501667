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
  it('is read whole, with the address of the site without its last slash', () => {
    expect(parseSiteConfig(JSON.stringify(complete))).toEqual({
      ...complete,
      site: { ...complete.site, url: 'https://dinar.example' },
    });
  });

  it('takes null as Cloud Firestore itself', () => {
    expect(parseSiteConfig(JSON.stringify({ ...complete, firestore: null })).firestore).toBeNull();
  });

  it('takes null as no App Check, and refuses to leave it open', () => {
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

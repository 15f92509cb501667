// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { siteConfigFromEnv } from './site-config-from-env.ts';

const example = {
  VITE_SITE_NAME: 'Dinar en Direct',
  VITE_SITE_URL: 'https://dinar.example',
  VITE_CONTACT_EMAIL: 'contact@dinar.example',
  VITE_CONTACT_PHONE: '+216 71 000 000',
  VITE_FIREBASE_PROJECT_ID: 'demo-dinar',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIRESTORE_HOST: '',
  VITE_FIRESTORE_SSL: 'true',
};

describe('the configuration from the environment', () => {
  it('is complete with the example values for a demo project', () => {
    expect(siteConfigFromEnv(example, example)).toEqual({
      site: {
        name: 'Dinar en Direct',
        url: 'https://dinar.example',
        email: 'contact@dinar.example',
        phone: '+216 71 000 000',
      },
      firebase: { projectId: 'demo-dinar', apiKey: 'key', appId: 'app' },
      firestore: null,
      appCheckSiteKey: null,
    });
  });

  it('contains the address of an emulator when one is set', () => {
    const env = { ...example, VITE_FIRESTORE_HOST: '127.0.0.1:8080', VITE_FIRESTORE_SSL: 'false' };
    expect(siteConfigFromEnv(env, example).firestore).toEqual({
      host: '127.0.0.1:8080',
      ssl: false,
    });
  });

  it('contains the App Check key when one is set', () => {
    const env = { ...example, VITE_APP_CHECK_SITE_KEY: ' 6Lc-key ' };
    expect(siteConfigFromEnv(env, example).appCheckSiteKey).toBe('6Lc-key');
  });

  it.each(Object.keys(example).filter((name) => !name.startsWith('VITE_FIRESTORE')))(
    'throws an error that names %s when it is empty',
    (name) => {
      expect(() => siteConfigFromEnv({ ...example, [name]: ' ' }, example)).toThrow(name);
    },
  );

  it('rejects an example value for a real project and names its variable', () => {
    const env = { ...example, VITE_FIREBASE_PROJECT_ID: 'dinar-prod' };
    expect(() => siteConfigFromEnv(env, example)).toThrow(
      'VITE_SITE_URL still has its example value; set it before building for dinar-prod',
    );
  });

  it('reports the expected form of a malformed value', () => {
    const env = { ...example, VITE_FIRESTORE_HOST: 'h:1', VITE_FIRESTORE_SSL: 'oui' };
    expect(() => siteConfigFromEnv(env, example)).toThrow(
      'VITE_FIRESTORE_SSL is "oui" but must be true or false',
    );
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { WebKitPrograms } from '@dinar/tools/browser/find-engines';
import { freePorts } from '@dinar/tools/local/ports';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Engine } from './engine.ts';

// The window cannot be narrower than its toolbar, so the toolbar is made smaller than a phone.
const narrowToolbar = {
  'gtk.css': '* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; }',
  'settings.ini': `[Settings]\ngtk-icon-sizes=${['menu', 'button', 'small-toolbar', 'large-toolbar']
    .map((use) => `gtk-${use}=4,4`)
    .join(':')}\n`,
};

/** Starts WebKitGTK's browser on a display of its own, over WebDriver. It is the nearest to Safari here. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'dinar-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  for (const [name, text] of Object.entries(narrowToolbar)) {
    await writeFile(path.join(home, 'gtk-3.0', name), text);
  }
  const port = (await freePorts()).hosting;
  const screen = spawn(
    programs.displayServer,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Xvfb writes the number of its display there, and ends if this end is closed.
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      LANG: 'C.UTF-8',
      // The page is ours, and root may not make the namespaces of the sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const window = await connect(port, programs.browser);
  return {
    ...asEngine(window),
    close: async () => {
      await window.quit();
      driver.kill();
      screen.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const connectOnce = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build() as Promise<WebDriver>;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connectOnce();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function asEngine(window: WebDriver): Omit<Engine, 'close'> {
  const field = (selector: string) => window.findElement(By.css(selector));
  return {
    open: (address) => window.get(address),
    resize: async (width, height) => {
      await window.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    run: (body) => window.executeScript(body),
    click: async (selector) => {
      await window.executeScript(
        'arguments[0].scrollIntoView({ block: "center" })',
        field(selector),
      );
      await field(selector).click();
    },
    type: async (selector, text) => {
      const length = ((await field(selector).getAttribute('value')) ?? '').length;
      await field(selector).sendKeys(Key.END, ...Array(length).fill(Key.BACK_SPACE), text);
    },
  };
}

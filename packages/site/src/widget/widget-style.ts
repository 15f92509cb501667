const light =
  '--paper:#fff;--ink:#0e2024;--soft:#47595d;--line:#e3e2da;--accent:#0a6169;--amber:#7d5200;--wash:#fdf1d6';
const dark =
  '--paper:#111d20;--ink:#e8f0ef;--soft:#a9bab9;--line:#1f3034;--accent:#6cc9c2;--amber:#f0c369;--wash:#2a200c';

/** The styles of every widget; the policy of its answers allows these alone, by their hash. */
export const widgetStyle = `:root{color-scheme:light;${light}}
@media(prefers-color-scheme:dark){.auto{color-scheme:dark;${dark}}}
.sombre{color-scheme:dark;${dark}}
*{box-sizing:border-box;margin:0}
body{padding:14px 16px;background:var(--paper);color:var(--ink);border:1px solid var(--line);border-radius:12px;font:14px/1.4 system-ui,sans-serif;font-variant-numeric:tabular-nums;min-height:100vh}
h1{font-size:14px;font-weight:600}
.mid{margin:2px 0 8px;font-size:24px;font-weight:700;letter-spacing:-.02em}
dl{display:grid;grid-template-columns:1fr 1fr;gap:4px 12px;padding:8px 0;border-block:1px solid var(--line)}
dt,.soft{color:var(--soft);font-size:12px}
dd{font-weight:600}
dd span{display:block;font-size:12px;font-weight:400}
.soft{margin-top:8px}
.demo{margin:6px 0;padding:2px 8px;border-radius:6px;background:var(--wash);color:var(--amber);font-size:12px;font-weight:600}
a{color:var(--accent)}`;
